import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './Wordmark.css.js';

/** Letters as a path of an SVG, in 1/200 em: the baseline is at 166. */
export interface LetterOutline {
  path: string;
  /** The width of the letters, in the same unit. */
  width: number;
}

export interface WordmarkProps extends RootProps {
  /** The part that the marker went over. */
  marked: string;
  /** What follows it. */
  rest: string;
  /**
   * Both parts as outlines: a logo that is the same in every font, also while the typeface is on its way. Left out, the
   * name is set as text.
   */
  outlines?: Record<'marked' | 'rest', LetterOutline> | undefined;
  /** Where it leads: the home page. */
  href: string;
}

/**
 * The product's name as its logo, linked to the home page. It says so to screen readers: a button with
 * the name alone may lead elsewhere.
 */
export function Wordmark({ marked, rest, outlines, href, ...root }: WordmarkProps) {
  const say = useMessages();
  return (
    <a href={href} {...rootProps(root, css.root)}>
      {/* One word in one inline box: as items of the flexbox the parts would be read as two words. */}
      <span>
        <span className={css.marked}>
          {outlines === undefined ? marked : <Letters {...outlines.marked} />}
        </span>
        {outlines === undefined ? rest : <Letters {...outlines.rest} />}
        <VisuallyHidden>
          {`${outlines === undefined ? '\u00A0' : `${marked}${rest} `}${say(nl.toHome)}`}
        </VisuallyHidden>
      </span>
    </a>
  );
}

function Letters({ path, width }: LetterOutline) {
  return (
    <svg
      viewBox={`0 0 ${width} 200`}
      width={`${width / 200}em`}
      height="1em"
      fill="currentColor"
      aria-hidden="true"
      className={css.letters}
    >
      <path d={path} />
    </svg>
  );
}
