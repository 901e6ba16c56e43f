import { Check, Minus } from 'lucide';
import { TypingStatus } from '../../internal/announcement/TypingStatus.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './PasswordRules.css.js';

/** Something that a new password needs. */
export interface PasswordRule {
  label: string;
  isMet: (password: string) => boolean;
}

interface PasswordRulesProps {
  password: string;
  rules: readonly PasswordRule[];
}

/** What a password needs, ticked as it is typed. */
export function PasswordRules({ password, rules }: PasswordRulesProps) {
  const say = useMessages();
  return (
    <span className={css.rules}>
      {rules.map(({ label, isMet }) => {
        const met = isMet(password);
        return (
          <span key={label} className={met ? css.metRule : css.rule}>
            <Icon icon={met ? Check : Minus} />
            <span>
              {label}
              {met && <VisuallyHidden> ({say(nl.ruleMet)})</VisuallyHidden>}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** The ticks for who does not see them appear. */
export function PasswordRulesStatus({ password, rules }: PasswordRulesProps) {
  const say = useMessages();
  const list = (word: string, met: boolean) => {
    const names = rules.filter(({ isMet }) => isMet(password) === met).map(({ label }) => label);
    return names.length === 0 ? [] : [`${word}: ${names.join(', ')}`];
  };
  const text = [...list(say(nl.ruleNeeded), false), ...list(say(nl.ruleMet), true)].join('; ');
  // The rules of an empty field are read with it.
  return <TypingStatus typed={password} text={password === '' ? '' : text} />;
}
