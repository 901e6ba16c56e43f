import { Heading } from '../../components/Heading/index.js';
import { PlainButton } from '../../components/PlainButton/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import { rootOf, type RootProps } from '../../internal/root.js';

export interface ErrorFallbackProps extends RootProps {
  title: string;
  text: string;
  buttonLabel: string;
  onRetry: () => void;
}

/** Stands in the place of a part of the page that crashed, with a way to try again. */
export function ErrorFallback({ title, text, buttonLabel, onRetry, ...root }: ErrorFallbackProps) {
  return (
    <div role="alert" {...rootOf(root)}>
      <Stack>
        <Heading level={2} size="medium">
          {title}
        </Heading>
        <Text>{text}</Text>
        <div>
          <PlainButton onClick={onRetry}>{buttonLabel}</PlainButton>
        </div>
      </Stack>
    </div>
  );
}
