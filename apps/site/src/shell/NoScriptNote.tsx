import { Text } from '@heldermatch/ui';
import { company } from '@heldermatch/facts';

/** Says what to do where a form can't work. */
export function NoScriptNote() {
  return (
    <noscript>
      <Text weight="medium">
        Dit formulier werkt alleen met JavaScript. Zet JavaScript aan, of mail ons via{' '}
        {company.email}.
      </Text>
    </noscript>
  );
}
