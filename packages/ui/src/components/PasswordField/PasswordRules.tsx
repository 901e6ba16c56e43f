import { Check, Minus } from 'lucide-react';
import { TypingStatus } from '../../internal/announcement/TypingStatus.js';
import { messages } from '../../messages/nl.js';
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
  return (
    <span className={css.rules}>
      {rules.map(({ label, isMet }) => {
        const met = isMet(password);
        return (
          <span key={label} className={met ? css.metRule : css.rule}>
            <Icon icon={met ? Check : Minus} />
            <span>
              {label}
              {met && <VisuallyHidden> ({messages.ruleMet})</VisuallyHidden>}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** The ticks for who does not see them appear. */
export function PasswordRulesStatus({ password, rules }: PasswordRulesProps) {
  const list = (word: string, met: boolean) => {
    const names = rules.filter(({ isMet }) => isMet(password) === met).map(({ label }) => label);
    return names.length === 0 ? [] : [`${word}: ${names.join(', ')}`];
  };
  const text = [...list(messages.ruleNeeded, false), ...list(messages.ruleMet, true)].join('; ');
  return <TypingStatus typed={password} text={text} />;
}
