import type { Verdict } from '@heldermatch/scorecard';
import { Check, Pause, X } from 'lucide';
import { Icon } from '../../components/Icon/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './DecisionMark.css.js';
import { verdicts } from '../internal/evidence/verdicts.js';

/** Icons, because decisions have one colour: that of a human's hand. None of them is good or bad news. */
const icons = { invite: Check, hold: Pause, reject: X };

export interface DecisionMarkProps extends RootProps {
  verdict: Verdict;
  /**
   * Whether only the icon is visible, where a list has no room for the word.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
}

/** Decision of a human about a candidate: its icon and word, on a stroke of the marker. */
export function DecisionMark({ verdict, isLabelHidden = false, ...root }: DecisionMarkProps) {
  const word = useMessages()(verdicts[verdict]);
  return (
    <span {...rootProps(root, css.root)}>
      <Icon icon={icons[verdict]} className={css.icon} />
      {isLabelHidden ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
}
