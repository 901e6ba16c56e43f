import { Heading, Skeleton, Stack } from '@heldermatch/ui';

interface LoadingProps {
  /** Title of the page, if it is known. */
  title: string | undefined;
}

/** Placeholder of a page. Its heading is where that of the page will be, and doesn't take focus. */
export const Loading = ({ title }: LoadingProps) => (
  <Stack gap="l">
    {title !== undefined && (
      <Heading level={1} size="medium">
        {title}
      </Heading>
    )}
    <Skeleton lines={8} />
  </Stack>
);
