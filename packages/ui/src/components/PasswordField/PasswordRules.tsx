import { Check, Dot } from 'lucide';
import { TypingStatus } from '../internal/announcement/TypingStatus.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './PasswordRules.css.js';

/** Rule for a new password. */
export interface PasswordRule {
  label: string;
  isMet: (password: string) => boolean;
}

interface PasswordRulesProps {
  password: string;
  rules: readonly PasswordRule[];
}

/** List of password rules that are ticked while typing. */
export function PasswordRules({ password, rules }: PasswordRulesProps) {
  const formatMessage = useMessages();
  return (
    <span className={css.rules}>
      {rules.map(({ label, isMet }) => {
        const met = isMet(password);
        return (
          <span key={label} className={met ? css.metRule : css.rule}>
            <Icon icon={met ? Check : Dot} />
            <span>
              {label}
              {met && <VisuallyHidden> ({formatMessage(nl.ruleMet)})</VisuallyHidden>}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** Live region that announces which rules are met. */
export function PasswordRulesStatus({ password, rules }: PasswordRulesProps) {
  const formatMessage = useMessages();
  const list = (word: string, met: boolean) => {
    const names = rules.filter(({ isMet }) => isMet(password) === met).map(({ label }) => label);
    return names.length === 0 ? [] : [`${word}: ${names.join(', ')}`];
  };
  const text = [
    ...list(formatMessage(nl.ruleNeeded), false),
    ...list(formatMessage(nl.ruleMet), true),
  ].join('; ');
  // The description of an empty field already lists the rules.
  return <TypingStatus typed={password} text={password === '' ? '' : text} />;
}
