import { Spinner } from '../../Spinner/index.js';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import * as overlay from './overlay.css.js';

/** Loading indicator at the end of a list. The list has its own live region. */
export function Loading() {
  const formatMessage = useMessages();
  return (
    <div className={overlay.loading}>
      <Spinner size="small" isDecorative />
      {formatMessage(nl.loading)}
    </div>
  );
}
