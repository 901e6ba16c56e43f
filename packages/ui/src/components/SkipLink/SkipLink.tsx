import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './SkipLink.css.js';

export interface SkipLinkProps extends RootProps {
  /**
   * The id of the page's content: a `<main>` with `tabIndex={-1}`.
   * @default 'inhoud'
   */
  targetId?: string | undefined;
}

/** The first thing that Tab reaches on a page: past the navigation, to the content. Seen while it has the focus. */
export function SkipLink({ targetId = 'inhoud', ...root }: SkipLinkProps) {
  const say = useMessages();
  return (
    <a href={`#${targetId}`} {...rootProps(root, css.root)}>
      {say(nl.skipToContent)}
    </a>
  );
}
