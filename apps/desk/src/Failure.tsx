import { Button, EmptyState } from '@heldermatch/ui';
import { Component, type ReactNode } from 'react';

interface FailedProps {
  /** Whether the data are in this browser, and not in a team's database. */
  isLocal: boolean;
  onRetry: () => void;
}

/** Error page for stored data that could not be read. No data are lost. */
export function Failed({ isLocal, onRetry }: FailedProps) {
  return (
    <EmptyState
      tone="critical"
      titleLevel={2}
      title="De gegevens zijn nu niet te lezen"
      text={
        isLocal
          ? 'Er is niets gewist. Staat deze browser opslag toe, en is er ruimte vrij op dit apparaat? In een privévenster werkt het niet altijd.'
          : 'De database van uw team antwoordt niet. Er is niets gewist. Controleer uw verbinding.'
      }
      action={<Button onPress={onRetry}>Probeer opnieuw</Button>}
    />
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
