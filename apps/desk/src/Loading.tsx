import { Skeleton, Stack } from '@heldermatch/ui';

interface LoadingProps {
  /** Title of the page, if it is known. */
  title: string | undefined;
}

/** Placeholder of a page, with its title where its heading will be. Only the heading is for screen readers. */
export const Loading = ({ title }: LoadingProps) => (
  <Stack gap="l">
    {title !== undefined && (
      <p className="loadingTitle" aria-hidden="true">
        {title}
      </p>
    )}
    <Skeleton lines={8} />
  </Stack>
);
