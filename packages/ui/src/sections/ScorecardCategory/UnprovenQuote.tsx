import type { Difference, Unproven } from '@heldermatch/scorecard';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './ScorecardCategory.css.js';

/** Quote that isn't in the document, and the passage that resembles it, with the words in which they differ. */
export function UnprovenQuote({ quote, nearest, differences }: Unproven) {
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
  /** Which of the two texts isn't shown here. */
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
