import { useState } from 'react';
import { LocaleProvider, Select, TextField } from '../../src/index.js';
import { DocsTable } from '../DocsTable.js';
import * as css from '../docs.css.js';
import { lastRun } from './blocks.js';
import { checks, type CheckId } from './checks.js';
import { countOutcomes, gradeOf, type Grade } from './grade.js';
import { requirementsOf } from './inherited.js';
import { lastResults } from './lastResults.js';
import { componentRecords, storyIdOf, type ComponentRecord } from './records.js';

const checkIds = Object.keys(checks) as CheckId[];

const gradesOf = (component: ComponentRecord): Grade[] =>
  [...requirementsOf(component.record), ...component.record.keyboard].map((proof) =>
    gradeOf(component, proof, lastResults),
  );

const rows = componentRecords.map((component) => ({ component, grades: gradesOf(component) }));

/** Filters of the overview, by the words in the list. */
const filters: Readonly<Record<string, (row: (typeof rows)[number]) => boolean>> = {
  'Alle onderdelen': () => true,
  'Iets mislukt': ({ grades }) => grades.includes('failed'),
  'Iets niet uitgevoerd': ({ grades }) => grades.includes('notRun'),
  'Bekende gebreken': ({ component }) => component.record.issues !== undefined,
  'Met de hand getest': ({ component }) => component.record.manual !== undefined,
};

/** Outcome of a check in as few characters as possible; a screen reader gets words. */
export function Cell({ component, check }: { component: ComponentRecord; check: CheckId }) {
  const { passed, failed, same } = countOutcomes(component, check, lastResults);
  if (passed + failed + same === 0) return <td aria-label="niet uitgevoerd">–</td>;
  if (failed > 0) return <td aria-label={`${failed} mislukt`}>✗ {failed}</td>;
  return <td aria-label={`${passed + same} geslaagd`}>{passed + same}</td>;
}

/** Table of all components and checks, with the number of stories that passed. */
export function Overview() {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState('Alle onderdelen');
  const shown = rows.filter(
    (row) =>
      row.component.name.toLowerCase().includes(words.trim().toLowerCase()) &&
      filters[filter]?.(row),
  );
  return (
    <LocaleProvider>
      <p>
        {lastRun} {shown.length} van {rows.length} onderdelen.
      </p>
      <div className={`sb-unstyled ${css.filters}`}>
        <TextField label="Naam" value={words} onChange={setWords} />
        <Select
          label="Toon"
          value={filter}
          onChange={(id) => setFilter(String(id))}
          options={Object.keys(filters).map((id) => ({ id, label: id }))}
        />
      </div>
      <DocsTable className={css.overview}>
        <thead>
          <tr>
            <th scope="col">Onderdeel</th>
            {checkIds.map((id) => (
              <th key={id} scope="col">
                <span className={css.upright}>{checks[id].nl}</span>
              </th>
            ))}
            {['Eisen en toetsen', 'Mislukt', 'Niet uitgevoerd', 'Voor een mens', 'Gebreken'].map(
              (name) => (
                <th key={name} scope="col">
                  <span className={css.upright}>{name}</span>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ component, grades }) => (
            <tr key={component.name}>
              <th scope="row">
                <a href={`?path=/docs/${storyIdOf(component)}docs`} target="_top">
                  {component.name}
                </a>
              </th>
              {checkIds.map((id) => (
                <Cell key={id} component={component} check={id} />
              ))}
              <td>{grades.length}</td>
              <td>{grades.filter((grade) => grade === 'failed').length}</td>
              <td>{grades.filter((grade) => grade === 'notRun').length}</td>
              <td>{grades.filter((grade) => grade === 'byHand').length}</td>
              <td>{component.record.issues?.length ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </DocsTable>
    </LocaleProvider>
  );
}
