import { Notice } from '@heldermatch/ui';
import { useHistoryState } from 'wouter/use-browser-location';
import { confirmation } from './copy.ts';

/** Tells, for as long as the visitor stays, how the link from a mail that led here ended. */
export function ConfirmationNotice() {
  const state = useHistoryState<{ confirmation?: keyof typeof confirmation } | null>();
  if (state?.confirmation === undefined) return null;
  const { tone, title, description } = confirmation[state.confirmation];
  return (
    <div role="alert">
      <Notice tone={tone} title={title}>
        {description}
      </Notice>
    </div>
  );
}
