import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './SkipLink.css.js';

export interface SkipLinkProps extends RootProps {
  /**
   * Id of the main content: a `<main>` with `tabIndex={-1}`.
   * @default 'inhoud'
   */
  targetId?: string | undefined;
}

/**
 * Link to the main content, past the navigation. It is the first tab stop of a page, and visible only while focused.
 */
export function SkipLink({ targetId = 'inhoud', ...root }: SkipLinkProps) {
  const formatMessage = useMessages();
  return (
    <a href={`#${targetId}`} {...rootProps(root, css.root)}>
      {formatMessage(nl.skipToContent)}
    </a>
  );
}
