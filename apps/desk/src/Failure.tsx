import { Button, EmptyState, Notice, Stack, Text } from '@heldermatch/ui';
import { Component, type ReactNode } from 'react';

/** Error page for stored data that could not be read. No data are lost. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      tone="critical"
      titleLevel={2}
      title="De gegevens zijn nu niet te lezen"
      text="Er is niets gewist. Staat deze browser opslag toe, en is er ruimte vrij op dit apparaat? In een privévenster werkt het niet altijd."
      action={<Button onPress={onRetry}>Probeer opnieuw</Button>}
    />
  );
}

/** Notice above a page whose data could not be read again, such as without a connection. */
export function Outdated({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="caution" title="Geen verbinding met de database">
      <Stack gap="s" align="start">
        <Text>
          U ziet de laatste stand die is gelezen. Wat u beslist, kan nu niet worden bewaard.
        </Text>
        <Button variant="secondary" size="small" onPress={onRetry}>
          Probeer opnieuw
        </Button>
      </Stack>
    </Notice>
  );
}

/** Error boundary for a page that failed to render or whose code could not be fetched. */
export class FailureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState
        tone="critical"
        titleLevel={2}
        title="Deze pagina kon niet worden getoond"
        text="Wat u vastlegde, is bewaard. Laad de pagina opnieuw."
        action={<Button onPress={() => location.reload()}>Opnieuw laden</Button>}
      />
    );
  }
}
