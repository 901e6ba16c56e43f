import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import * as css from './Adjusted.css.js';

/** Mark of a score, or of a total, that a human changed: 'aangepast', with the marker. */
export function Adjusted() {
  const formatMessage = useMessages();
  return <span className={css.root}>{formatMessage(nl.adjusted)}</span>;
}
