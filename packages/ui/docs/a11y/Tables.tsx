import { successCriteria } from '@heldermatch/facts';
import { Fragment } from 'react';
import { DocsTable } from '../DocsTable.js';
import { checks, type CheckId } from './checks.js';
import { exemptions } from './exemptions.js';
import { keyNames } from './keyNames.js';
import { lastResults } from './lastResults.js';
import { ofPage } from './ofPage.js';
import { listOf } from './record.js';
import { componentRecords, storyIdOf } from './records.js';
import type { Outcome } from './results.js';
import { CriteriaOf, WithCode } from './words.js';

/** The part of the stories that a check ran for in the last run, in Dutch. */
function shareOf(check: CheckId): string {
  const stories = Object.values(lastResults?.stories ?? {});
  const count = (outcome: Outcome) => stories.filter((one) => one[check] === outcome).length;
  const ran = count('passed') + count('failed');
  if (ran + count('same') === 0) return 'niet uitgevoerd';
  const same = count('same') > 0 ? `; ${count('same')} zien eruit als een eerder verhaal` : '';
  const failed = count('failed') > 0 ? `, ${count('failed')} mislukt` : '';
  return `${ran} van ${stories.length} verhalen${failed}${same}`;
}

/** All automatic checks, when they run, and for how many stories they last did. */
export const AutomaticChecks = () => (
  <DocsTable columns={['Controle', 'Wat zij nagaat', 'Wanneer', 'De laatste keer']}>
    {(Object.keys(checks) as CheckId[]).map((id) => {
      const { nl, covers, file, when, isOncePerLook = false } = checks[id];
      return (
        <tr key={id}>
          <th scope="row">{nl}</th>
          <td>
            {covers}
            <br />
            <code>{file}</code>
          </td>
          <td>
            {when === 'night' ? 'Elke nacht' : 'Elke wijziging'}
            {isOncePerLook && ', één keer voor wat er hetzelfde uitziet; elke nacht elk verhaal'}
          </td>
          <td>{shareOf(id)}</td>
        </tr>
      );
    })}
  </DocsTable>
);

/** Exemptions of all checks, with their reasons. */
export const Exemptions = () => (
  <DocsTable columns={['Controle', 'Wat zij overslaat', 'Waarom']}>
    {exemptions.map(({ check, rule, message, selector, element, stories, reason }) => {
      const parts = [rule, message, selector?.source, element].filter((part) => part !== undefined);
      return (
        <tr key={check + parts.join(' ')}>
          <td>{checks[check].nl}</td>
          <td>
            {parts.map((part) => (
              <Fragment key={part}>
                <code>{part}</code>{' '}
              </Fragment>
            ))}
            {stories !== undefined && `alleen in ${stories.source}`}
          </td>
          <td>
            <WithCode>{reason}</WithCode>
          </td>
        </tr>
      );
    })}
  </DocsTable>
);

/** Known issues of all components. */
export const KnownIssues = () => (
  <DocsTable columns={['Onderdeel', 'Criterium', 'Gebrek', 'Wat u kunt doen']}>
    {componentRecords.flatMap((component) =>
      (component.record.issues ?? []).map((issue) => (
        <tr key={component.name + issue.nl}>
          <th scope="row">{component.name}</th>
          <td>
            <CriteriaOf sc={issue.sc} />
          </td>
          <td>
            <WithCode>{issue.nl}</WithCode>{' '}
            {issue.upstream !== undefined && <a href={issue.upstream}>Melding bij de bron</a>}
          </td>
          <td>
            <WithCode>{issue.workaround.nl}</WithCode>
          </td>
        </tr>
      )),
    )}
  </DocsTable>
);

/** Success criteria that depend on the page. */
export const CriteriaOfPage = () => (
  <DocsTable columns={['Criterium', 'Waar het van afhangt']}>
    {successCriteria.map(({ id, nl, level }) => {
      const { [id]: task } = ofPage;
      return (
        task !== undefined && (
          <tr key={id}>
            <th scope="row">{`${id} ${nl} (${level})`}</th>
            <td>
              <WithCode>{task.nl}</WithCode>
            </td>
          </tr>
        )
      );
    })}
  </DocsTable>
);

/** Keys of all components. */
export const CollectedKeyboard = () => (
  <DocsTable columns={['Onderdeel', 'Toets', 'Wat er gebeurt']}>
    {componentRecords.map((component) =>
      component.record.keyboard.map((row, index) => (
        <tr key={listOf(row.keys).join(' ') + keyNames(row) + row.effect}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={component.record.keyboard.length}>
              <a href={`?path=/docs/${storyIdOf(component)}docs`} target="_top">
                {component.name}
              </a>
            </th>
          )}
          <td>{keyNames(row)}</td>
          <td>
            <WithCode>{row.effect}</WithCode>
          </td>
        </tr>
      )),
    )}
  </DocsTable>
);
