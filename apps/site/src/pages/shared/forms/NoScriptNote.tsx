import { Text } from '@heldermatch/ui';
import { noScript } from './copy.ts';

/** Note for a form that needs JavaScript. */
export function NoScriptNote() {
  return (
    <noscript>
      <Text weight="medium">{noScript}</Text>
    </noscript>
  );
}
