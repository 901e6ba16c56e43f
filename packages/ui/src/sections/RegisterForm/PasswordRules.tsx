import { Check, Minus } from 'lucide-react';
import { Icon } from '../../components/Icon/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { TypingStatus } from '../../internal/announcement/TypingStatus.js';
import * as css from './RegisterForm.css.js';

export interface PasswordRule {
  label: string;
  isMet: (password: string) => boolean;
}

interface PasswordRulesProps {
  password: string;
  rules: readonly PasswordRule[];
  labels: Record<'ruleMet' | 'ruleNeeded', string>;
}

/** What a password needs, ticked as it is typed. */
export function PasswordRules({ password, rules, labels }: PasswordRulesProps) {
  return (
    <span className={css.rules}>
      {rules.map(({ label, isMet }) => {
        const met = isMet(password);
        return (
          <span key={label} className={met ? css.metRule : css.rule}>
            <Icon icon={met ? Check : Minus} />
            <span>
              {label}
              {met && <VisuallyHidden> ({labels.ruleMet})</VisuallyHidden>}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** The ticks for who does not see them appear. */
export function PasswordRulesStatus({ password, rules, labels }: PasswordRulesProps) {
  const list = (word: string, met: boolean) => {
    const names = rules.filter(({ isMet }) => isMet(password) === met).map(({ label }) => label);
    return names.length === 0 ? [] : [`${word}: ${names.join(', ')}`];
  };
  const text = [...list(labels.ruleNeeded, false), ...list(labels.ruleMet, true)].join('; ');
  return <TypingStatus typed={password} text={text} />;
}
