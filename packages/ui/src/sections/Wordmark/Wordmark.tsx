import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './Wordmark.css.js';

/** Outline of letters as an SVG path, in units of 1/200 em. The baseline is at 166. */
export interface LetterOutline {
  path: string;
  /** Width of the letters, in the same unit. */
  width: number;
}

export interface WordmarkProps extends RootProps {
  /** Highlighted part of the name. */
  marked: string;
  /** Rest of the name. */
  rest: string;
  /**
   * Outlines of both parts, so that the logo looks the same in every font, even while the web font loads. Without them
   * the name is set as text.
   */
  outlines?: Record<'marked' | 'rest', LetterOutline> | undefined;
  /** URL of the home page. */
  href: string;
}

/**
 * Logo of the product, linked to the home page. The accessible name states that, because a button with only the name
 * may lead elsewhere.
 */
export function Wordmark({ marked, rest, outlines, href, ...root }: WordmarkProps) {
  const formatMessage = useMessages();
  return (
    <a href={href} {...rootProps(root, css.root)}>
      {/* One inline box, because screen readers would read separate flex items as two words. */}
      <span>
        <span className={css.marked}>
          {outlines === undefined ? marked : <Letters {...outlines.marked} />}
        </span>
        {outlines === undefined ? rest : <Letters {...outlines.rest} />}
        <VisuallyHidden>
          {`${outlines === undefined ? '\u00A0' : `${marked}${rest} `}${formatMessage(nl.toHome)}`}
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
