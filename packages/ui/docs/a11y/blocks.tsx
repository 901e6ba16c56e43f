import { useOf } from '@storybook/addon-docs/blocks';
import { DocsTable } from '../DocsTable.js';
import * as css from '../docs.css.js';
import { checks, type CheckId } from './checks.js';
import { countOutcomes, gradeOf } from './grade.js';
import { requirementsOf } from './inherited.js';
import { keyNames } from './keyNames.js';
import { lastResults } from './lastResults.js';
import {
  assistiveTechnologies,
  listOf,
  type AccessibilityRecord,
  type KeyboardRow,
  type Requirement,
} from './record.js';
import { componentRecords, type ComponentRecord } from './records.js';
import { CriteriaOf, gradeNames, ProofOf, WithCode } from './words.js';

/** Component of the record on its page. */
const componentOf = (record: AccessibilityRecord): ComponentRecord => {
  const component = componentRecords.find((one) => one.record === record);
  if (component === undefined) throw new Error('The record is not beside its component.');
  return component;
};

/** First success criterion of a requirement, for sorting. */
const order = ({ sc = [] }: Requirement) =>
  listOf(sc)[0]
    ?.split('.')
    .map((part) => part.padStart(2, '0'))
    .join('.') ?? '~';

interface BlockProps {
  of: AccessibilityRecord;
}

/** Requirements of the component by success criterion, with their proof and last outcome. */
export function Requirements({ of: record }: BlockProps) {
  const component = componentOf(record);
  return (
    <DocsTable columns={['Eis', 'Criterium van WCAG 2.2', 'Hoe bekend', 'Uitkomst']}>
      {requirementsOf(record)
        .toSorted((a, b) => (order(a) < order(b) ? -1 : Number(order(a) > order(b))))
        .map((requirement) => (
          <tr key={requirement.must}>
            <td>
              <WithCode>{requirement.must}</WithCode>
            </td>
            <td>
              <CriteriaOf {...requirement} />
            </td>
            <td>
              <ProofOf component={component} proof={requirement} />
            </td>
            <td>{gradeNames[gradeOf(component, requirement, lastResults)]}</td>
          </tr>
        ))}
    </DocsTable>
  );
}

/** Keys of the component, with their effect, proof and last outcome. */
export function Keyboard({ of: record }: BlockProps) {
  const component = componentOf(record);
  return (
    <DocsTable columns={['Toets', 'Wat er gebeurt', 'Hoe bekend', 'Uitkomst']}>
      {record.keyboard.map((row: KeyboardRow) => (
        <tr key={keyNames(row) + row.effect}>
          <td>{keyNames(row)}</td>
          <td>
            <WithCode>{row.effect}</WithCode>
          </td>
          <td>
            <ProofOf component={component} proof={row} />
          </td>
          <td>{gradeNames[gradeOf(component, row, lastResults)]}</td>
        </tr>
      ))}
    </DocsTable>
  );
}

/** Outcome of a check of the component's stories, in Dutch. */
function outcomeInWords(component: ComponentRecord, check: CheckId, total: number): string {
  const { passed, failed, same } = countOutcomes(component, check, lastResults);
  const ran = passed + failed + same;
  if (ran === 0) return 'Niet uitgevoerd';
  const parts = [
    `Uitgevoerd in ${ran} van ${total} verhalen: ${failed > 0 ? `${failed} mislukt` : 'geslaagd'}`,
  ];
  if (same > 0) parts.push(`${same} daarvan zien eruit als een eerder verhaal`);
  return parts.join('; ');
}

/** Date and version of the last run, in Dutch. */
export const lastRun =
  lastResults === undefined
    ? 'Hier is nog geen testronde geweest.'
    : `Laatste testronde: ${new Date(lastResults.date).toLocaleDateString('nl', { dateStyle: 'long' })}, versie ${lastResults.version} (${lastResults.commit}).`;

function Checks({ component, total }: { component: ComponentRecord; total: number }) {
  return (
    <DocsTable columns={['Automatische controle', 'Uitkomst']}>
      {(Object.keys(checks) as CheckId[]).map((check) => (
        <tr key={check}>
          <td>{checks[check].nl}</td>
          <td>{outcomeInWords(component, check, total)}</td>
        </tr>
      ))}
    </DocsTable>
  );
}

function ManualChecks({ manual = [] }: Pick<AccessibilityRecord, 'manual'>) {
  return (
    <DocsTable columns={['Door een mens', 'Uitkomst']}>
      {assistiveTechnologies.map((technology) => {
        const check = manual.findLast((one) => one.with === technology);
        return (
          <tr key={technology}>
            <td>{technology}</td>
            <td>
              {check === undefined
                ? gradeNames.byHand
                : `${check.outcome} (${check.by}, ${check.date}, versie ${check.version}; ${check.versions})`}
            </td>
          </tr>
        );
      })}
    </DocsTable>
  );
}

/** Tests of the component by checks and by people, with their last outcome, and its known issues. */
export function TestStatus({ of: record }: BlockProps) {
  const component = componentOf(record);
  const resolved = useOf('meta');
  const total = 'csfFile' in resolved ? Object.keys(resolved.csfFile.stories).length : 0;
  const proofs = [...requirementsOf(record), ...record.keyboard];
  const grades = proofs.map((proof) => gradeOf(component, proof, lastResults));
  const count = (grade: string) => grades.filter((one) => one === grade).length;
  const { issues = [], manual = [] } = record;
  return (
    <details className={css.status}>
      <summary>
        Toegankelijkheid: {count('passed')} van {proofs.length} eisen en toetsen automatisch getest
        {count('failed') > 0 && `, ${count('failed')} mislukt`}
        {count('notRun') > 0 && `, ${count('notRun')} niet uitgevoerd`}. {count('byHand')} zijn voor
        een mens. Schermlezer:{' '}
        {manual.length > 0 ? 'met de hand getest' : 'niet met de hand getest'}.
        {issues.length > 0 && ` Bekende gebreken: ${issues.length}.`}
      </summary>
      <p>{lastRun}</p>
      <Checks component={component} total={total} />
      <ManualChecks manual={manual} />
      {issues.length > 0 && (
        <ul>
          {issues.map((issue) => (
            <li key={issue.nl}>
              <CriteriaOf sc={issue.sc} />: {issue.nl} {issue.workaround.nl}
              {issue.upstream !== undefined && (
                <>
                  {' '}
                  <a href={issue.upstream}>Melding bij de bron</a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
