import { Text } from '@heldermatch/ui';
import { noScript } from './copy.ts';

/** Says what to do where a form can't work. */
export function NoScriptNote() {
  return (
    <noscript>
      <Text weight="medium">{noScript}</Text>
    </noscript>
  );
}
