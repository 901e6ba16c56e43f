import { Spinner } from '../../components/Spinner/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as overlay from './overlay.css.js';

/** Stands in a list whose next rows are on their way. The list says it, too. */
export function Loading() {
  const say = useMessages();
  return (
    <div className={overlay.loading}>
      <Spinner size="small" isDecorative />
      {say(nl.loading)}
    </div>
  );
}
