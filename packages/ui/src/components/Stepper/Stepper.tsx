import { Check } from 'lucide';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './Stepper.css.js';

export interface StepperItem {
  /** The name of the step, in one to three words; unique in its process. */
  title: string;
  /** What belongs to it: a date, or what is asked. */
  description?: string | undefined;
  /** Where it is done or read, for steps that may be opened now. */
  href?: string | undefined;
}

export interface StepperProps extends RootProps<HTMLDivElement> {
  /** Which process it is, for screen readers. */
  label: string;
  /** The steps, in their order: three to seven. */
  items: readonly StepperItem[];
  /** The step under way, from 1. Those before it are done: 0 begins nothing, and one more than there are ends all. */
  current: number;
}

/**
 * How far a process is, in steps with a fixed order. They stand beside each other where there is room, and else below.
 * @see https://www.w3.org/TR/wai-aria-1.2/#aria-current
 */
export function Stepper({ label, items, current, ...root }: StepperProps) {
  const say = useMessages();
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
                  {item.title}
                  {isDone && <VisuallyHidden>{`, ${say(nl.stepDone)}`}</VisuallyHidden>}
                </span>
                {item.description !== undefined && (
                  <span className={css.description}>{item.description}</span>
                )}
              </span>
            </>
          );
          return (
            <li
              key={item.title}
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
