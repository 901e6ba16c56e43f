import { Check, Copy, X } from 'lucide';
import { useEffect, useState } from 'react';
import { announce } from '../../announce.js';
import { rootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button, type ButtonProps } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import * as css from './CopyButton.css.js';

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'children' | 'isPending' | 'onPress' | 'tone' | 'type'
> {
  /** Label: what is copied, such as 'Link kopiëren'. */
  children: string;
  /** String for the clipboard. */
  value: string;
}

/** Time that the result is shown, in milliseconds. */
const shown = 3000;

/** Button that copies a string to the clipboard, and shows and announces whether that succeeded. Hidden without JavaScript. */
export function CopyButton({ children, value, variant = 'secondary', ...props }: CopyButtonProps) {
  const formatMessage = useMessages();
  const [result, setResult] = useState<{ isCopied: boolean }>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timeout = setTimeout(() => setResult(undefined), shown);
    return () => clearTimeout(timeout);
  }, [result]);
  async function copy() {
    let isCopied = true;
    try {
      // Without HTTPS there is no clipboard, and a policy or the user may forbid it.
      await navigator.clipboard.writeText(value);
    } catch {
      isCopied = false;
    }
    setResult({ isCopied });
    announce(formatMessage(isCopied ? nl.copied : nl.copyFailed));
  }
  const labels = [
    { icon: Copy, text: children, isShown: result === undefined },
    { icon: Check, text: formatMessage(nl.copied), isShown: result?.isCopied === true },
    { icon: X, text: formatMessage(nl.copyFailed), isShown: result?.isCopied === false },
  ];
  return (
    <Button {...rootProps(props, css.root)} variant={variant} onPress={() => void copy()}>
      {/* All labels take the same place, so that the button keeps its size. */}
      <span className={css.labels}>
        {labels.map(({ icon, text, isShown }) => (
          <span key={text} className={isShown ? css.label : `${css.label} ${css.hidden}`}>
            <Icon icon={icon} />
            {text}
          </span>
        ))}
      </span>
    </Button>
  );
}
