/** @jsxRuntime classic */
// Storybook's manager has its own React, without the automatic runtime.
import React, { useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { answered, requested, type Accessible, type Answer, type Request } from './events.ts';

const nothing: Answer = { focusOrder: [], tree: [], transcript: [], rulesOff: [] };

const textOf = ({ role, name, description }: Accessible) =>
  [role, name === '' ? '' : `‘${name}’`, description === '' ? '' : `(${description})`]
    .filter((part) => part !== '')
    .join(' ');

interface SectionProps {
  title: string;
  items: readonly string[];
  /** Shown without items. */
  empty: string;
}

const Section = ({ title, items, empty }: SectionProps) => (
  <section>
    <h2>{title}</h2>
    {items.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ol>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a list that is only replaced as a whole
          <li key={index} style={{ whiteSpace: 'pre-wrap' }}>
            {item}
          </li>
        ))}
      </ol>
    )}
  </section>
);

/** Panel for auditors: focus order, names and roles, and a transcript of a virtual screen reader. */
export function Panel() {
  const [answer, setAnswer] = useState(nothing);
  const [request, setRequest] = useState<Request>({
    showsFocusOrder: false,
    isListening: false,
    readsAll: false,
  });
  const emit = useChannel(
    { [answered]: setAnswer, [STORY_RENDERED]: () => emit(requested, request) },
    [request],
  );
  const ask = (change: Partial<Request>) => {
    const next = { ...request, ...change };
    setRequest({ ...next, readsAll: false });
    emit(requested, next);
  };
  return (
    <div style={{ padding: '0.75rem', display: 'grid', gap: '0.5rem' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
        <label>
          <input
            type="checkbox"
            checked={request.showsFocusOrder}
            onChange={({ target }) => ask({ showsFocusOrder: target.checked })}
          />{' '}
          Focusvolgorde op het verhaal
        </label>
        <label>
          <input
            type="checkbox"
            checked={request.isListening}
            onChange={({ target }) => ask({ isListening: target.checked })}
          />{' '}
          Luister mee
        </label>
        <button type="button" onClick={() => ask({})}>
          Ververs
        </button>
        <button
          type="button"
          disabled={request.isListening}
          onClick={() => ask({ readsAll: true })}
        >
          Lees alles voor
        </button>
      </div>
      <p>
        Berekend in deze browser, met een nagebootste schermlezer die rollen in het Engels noemt.
        Een echte schermlezer kan andere woorden kiezen.
      </p>
      <Section
        title="Voorgelezen"
        items={answer.transcript}
        empty="Nog niets. Kies ‘Lees alles voor’, of ‘Luister mee’ en gebruik het verhaal; ‘Ververs’ toont wat er klonk."
      />
      <Section
        title="Volgorde van de focus"
        items={answer.focusOrder.map(textOf)}
        empty="Niets krijgt de focus."
      />
      <Section
        title="Namen en rollen"
        items={answer.tree.map((one) => '  '.repeat(one.depth) + textOf(one))}
        empty="Niets heeft een rol."
      />
      <Section
        title="Regels van axe die hier uit staan"
        items={answer.rulesOff}
        empty="Geen. De uitkomst van axe staat in ‘Accessibility’."
      />
    </div>
  );
}
