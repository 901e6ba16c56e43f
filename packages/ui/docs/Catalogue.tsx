import { catalogue } from 'virtual:catalogue';
import { useState } from 'react';
import type { CatalogueEntry } from '../catalogue.ts';
import { EmptyState, LocaleProvider, SegmentedControl, TextField } from '../src/index.js';
import { lastRun } from './a11y/blocks.js';
import type { CheckId } from './a11y/checks.js';
import { lastResults } from './a11y/lastResults.js';
import { Cell } from './a11y/Overview.js';
import { componentRecords } from './a11y/records.js';
import { DocsTable } from './DocsTable.js';
import * as css from './docs.css.js';
import { Gallery } from './Gallery.js';
import { componentGroups, sectionGroups } from './groups.js';

/** Checks with a column, if any has run on this machine. */
const columns: readonly (readonly [check: CheckId, title: string])[] =
  lastResults === undefined
    ? []
    : [
        ['axe', 'Axe'],
        ['dark', 'Donker'],
        ['forcedColors', 'Geforceerde kleuren'],
        ['phone', 'Telefoon'],
      ];

const recordOf = (entry: CatalogueEntry) =>
  componentRecords.find((component) => component.name === entry.name);

function Row({ entry }: { entry: CatalogueEntry }) {
  const component = recordOf(entry);
  return (
    <tr>
      <th scope="row">
        <a href={`?path=/docs/${entry.id}--docs`} target="_top">
          {entry.name}
        </a>
      </th>
      <td>{entry.purpose.replaceAll(/\[(.*?)\]\(.*?\)|`/g, '$1')}</td>
      <td>{entry.status}</td>
      {component !== undefined &&
        columns.map(([check]) => <Cell key={check} component={component} check={check} />)}
      <td>{component?.record.issues?.length ?? 0}</td>
    </tr>
  );
}

const Table = ({ entries }: { entries: readonly CatalogueEntry[] }) => (
  <DocsTable
    className={css.catalogue}
    // Room for the purpose next to the columns of checks.
    style={{ minInlineSize: `${40 + 7 * columns.length}rem` }}
    columns={['Onderdeel', 'Waarvoor', 'Status', ...columns.map(([, title]) => title), 'Gebreken']}
  >
    {entries.map((entry) => (
      <Row key={entry.name} entry={entry} />
    ))}
  </DocsTable>
);

/** Other words by which someone looks for a component. */
const otherWords: Readonly<Record<string, string>> = {
  AlertDialog: 'bevestigen confirm modal',
  Checkbox: 'toestemming akkoord consent vinkje',
  ContactThanks: 'bevestiging bedankt',
  DatePicker: 'datum kalender',
  Dialog: 'modal venster',
  Disclosure: 'uitklappen openklappen details',
  Drawer: 'paneel zijpaneel',
  EmptyState: 'leeg niets gevonden',
  EvidenceLine: 'van score naar zin lijn',
  Hero: 'belofte slogan kop',
  Notice: 'melding alert banner',
  Prose: 'citaat quote blockquote aanhaling testimonial',
  Select: 'dropdown keuzelijst',
  Skeleton: 'laden placeholder',
  Stepper: 'stappen wizard',
  ToastRegion: 'toast snackbar melding',
};

const idOf = (group: string) => group.toLowerCase().replaceAll(' ', '-');

/** All components and sections by group, in a table or in pictures. */
export function Catalogue() {
  const [words, setWords] = useState('');
  const [view, setView] = useState('table');
  const wanted = words.trim().toLowerCase();
  const shown = catalogue.filter(({ name, purpose }) =>
    `${name} ${purpose} ${otherWords[name] ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <LocaleProvider>
      <p>
        {shown.length} van {catalogue.length} onderdelen. {lastRun}
      </p>
      <div className={`sb-unstyled ${css.filters}`}>
        <TextField label="Naam of doel" value={words} onChange={setWords} />
        <SegmentedControl
          label="Weergave"
          value={view}
          onChange={setView}
          items={[
            { id: 'table', label: 'Tabel' },
            { id: 'pictures', label: 'Beelden' },
          ]}
        />
      </div>
      {shown.length === 0 && (
        <div className="sb-unstyled">
          <EmptyState
            title="Geen onderdeel gevonden"
            text="Zoek op een ander woord, of begin bij wat iemand moet kunnen."
            action={
              <a href="?path=/docs/fundament-kiezen--docs" target="_top">
                Naar Kiezen
              </a>
            }
          />
        </div>
      )}
      {[...componentGroups, ...sectionGroups].map((group) => {
        const entries = shown.filter((entry) => entry.group === group);
        if (entries.length === 0) return null;
        return (
          <section key={group} aria-labelledby={idOf(group)}>
            <h2 id={idOf(group)}>{group}</h2>
            {view === 'table' ? <Table entries={entries} /> : <Gallery of={entries} />}
          </section>
        );
      })}
    </LocaleProvider>
  );
}
