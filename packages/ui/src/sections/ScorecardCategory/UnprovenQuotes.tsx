import type { Difference, Unproven } from '@heldermatch/scorecard';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './ScorecardCategory.css.js';

interface UnprovenQuotesProps {
  items: readonly Unproven[];
}

/** Term and description of the quotes that aren't in the document. */
export function UnprovenQuotes({ items }: UnprovenQuotesProps) {
  const formatMessage = useMessages();
  if (items.length === 0) return null;
  return (
    <div className={css.fact}>
      <dt className={css.term}>{formatMessage(nl.unproven)}</dt>
      <dd className={css.description}>
        {items.map((one, index) => (
          <UnprovenQuote key={index} {...one} />
        ))}
      </dd>
    </div>
  );
}

/** Quote that isn't in the document, and the passage that resembles it, with the words in which they differ. */
function UnprovenQuote({ quote, nearest, differences }: Unproven) {
  const formatMessage = useMessages();
  return (
    <>
      <p>
        {formatMessage(nl.notInDocument)} ‘
        {nearest === undefined
          ? quote
          : differences.map((one, index) => <Part key={index} {...one} omit="document" />)}
        ’
      </p>
      {nearest !== undefined && (
        <p>
          {formatMessage(nl.nearestPassage, { page: nearest.page })} ‘
          {differences.map((one, index) => (
            <Part key={index} {...one} omit="quote" />
          ))}
          ’
        </p>
      )}
    </>
  );
}

interface PartProps extends Difference {
  /** Source of the parts that aren't shown here. */
  omit: 'quote' | 'document';
}

function Part({ text, in: where, omit }: PartProps) {
  if (where === omit) return null;
  if (where === 'both') return text;
  return where === 'quote' ? (
    <del className={css.difference}>{text}</del>
  ) : (
    <ins className={css.difference}>{text}</ins>
  );
}
