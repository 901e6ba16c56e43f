import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './Wordmark.css.js';

export interface WordmarkProps extends RootProps {
  /** The part that the marker went over. */
  marked: string;
  /** What follows it. */
  rest: string;
  /** Where it leads: the home page. */
  href: string;
}

/**
 * The product's name as its logo, linked to the home page. It says so to screen readers: a button with
 * the name alone may lead elsewhere.
 */
export function Wordmark({ marked, rest, href, ...root }: WordmarkProps) {
  const say = useMessages();
  return (
    <a href={href} {...rootOf(root, css.root)}>
      {/* One word in one inline box: as items of the flexbox the parts would be read as two words. */}
      <span>
        <span className={css.marked}>{marked}</span>
        {rest}
        <VisuallyHidden>{`\u00A0${say(nl.toHome)}`}</VisuallyHidden>
      </span>
    </a>
  );
}
