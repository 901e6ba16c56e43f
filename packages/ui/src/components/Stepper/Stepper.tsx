import { Check } from 'lucide';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './Stepper.css.js';

export interface StepperItem {
  /** Name of the step in one to three words, unique within the process. */
  label: string;
  /** Secondary text: a date, or the requested information. */
  description?: string | undefined;
  /** URL of the step, if it can be opened now. */
  href?: string | undefined;
}

export interface StepperProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the process. */
  label: string;
  /** Three to seven steps, in order. */
  items: readonly StepperItem[];
  /**
   * Current step, 1-based. Earlier steps are complete; 0 means not started, and one more than the number of steps means
   * complete.
   */
  current: number;
}

/**
 * Progress through a process with steps in a fixed order. The steps are side by side if there is room, and stacked
 * otherwise.
 * @see https://www.w3.org/TR/wai-aria-1.2/#aria-current
 */
export function Stepper({ label, items, current, ...root }: StepperProps) {
  const formatMessage = useMessages();
  return (
    <div {...rootProps(root, css.root)}>
      <ol role="list" aria-label={label} className={css.list}>
        {items.map((item, index) => {
          const isDone = index + 1 < current;
          const words = (
            <>
              <span aria-hidden="true" className={css.marker}>
                {isDone ? <Icon icon={Check} /> : index + 1}
              </span>
              <span className={css.body}>
                <span className={css.title}>
                  {item.label}
                  {isDone && <VisuallyHidden>{`, ${formatMessage(nl.stepDone)}`}</VisuallyHidden>}
                </span>
                {item.description !== undefined && (
                  <span className={css.description}>{item.description}</span>
                )}
              </span>
            </>
          );
          return (
            <li
              key={item.label}
              data-done={isDone || undefined}
              aria-current={index + 1 === current ? 'step' : undefined}
              className={css.item}
            >
              {item.href === undefined ? (
                <div className={css.step}>{words}</div>
              ) : (
                <a href={item.href} className={`${css.step} ${css.link}`}>
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
