// The accessibility statements of the apps and the reports of `pnpm a11y-report`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { answersOf, clausesInEnglish, library, statementOf } from '@heldermatch/accessibility';
import { successCriteria } from '@heldermatch/facts';
import { chapters } from '../../.workspace/accessibilityReport/en301549.ts';
import { reportsOf } from '../../.workspace/accessibilityReport/index.ts';
import { subjectsOf } from '../../.workspace/accessibilityReport/subjects.ts';
import { record as desk } from '../../apps/desk/src/accessibility/record.ts';
import { recordInEnglish as deskInEnglish } from '../../apps/desk/src/accessibility/recordInEnglish.ts';
import { record as site } from '../../apps/site/src/pages/accessibility/record.ts';
import { recordInEnglish as siteInEnglish } from '../../apps/site/src/pages/accessibility/recordInEnglish.ts';
import { componentRecords, storyIdOf } from '../../packages/ui/docs/a11y/records.ts';
import type { Results } from '../../packages/ui/docs/a11y/results.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** @see https://www.w3.org/TR/WCAG22/ */
test.for([
  ['A', 31],
  ['AA', 24],
] as const)('WCAG 2.2 has every criterion of level %s', ([level, count]) => {
  expect(successCriteria.filter((criterion) => criterion.level === level)).toHaveLength(count);
});

describe.each([
  ['site', site, siteInEnglish],
  ['desk', desk, deskInEnglish],
] as const)('the record of the %s', (_, record, english) => {
  const partly = successCriteria
    .map(({ id }) => id)
    .filter((id) => record.outcomes[id][0] === 'partly');

  test('names existing tests', () => {
    const tests = Object.values(record.outcomes).flatMap(([, file = []]) => file);
    expect(tests.length).toBeGreaterThan(10);
    expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('has a limitation for each criterion that is partly met, and every note, in both languages', () => {
    expect(record.limitations.map(({ id }) => id)).toEqual(partly);
    expect(Object.keys(english.limitations)).toEqual(partly);
    expect(Object.keys(english.notes ?? {})).toEqual(Object.keys(record.notes ?? {}));
  });

  test('answers the same clauses in both languages, each once', () => {
    const clauses = answersOf(record).map(({ clause }) => clause);
    const inEnglish = [
      ...Object.keys(clausesInEnglish(english.subject)),
      ...Object.keys(english.clauses),
    ];
    expect(clauses.toSorted()).toEqual(inEnglish.toSorted());
    expect(new Set(clauses).size).toBe(clauses.length);
  });

  test('makes a statement with every criterion, the clauses, and what the README states', () => {
    const { sections } = statementOf(record);
    const text = renderToStaticMarkup(sections.map(({ content }) => content))
      .replaceAll('&#x27;', "'")
      .replaceAll(/<[^>]*>/g, '');
    for (const { id, nl, level } of successCriteria) {
      expect(text).toContain(`${id} ${nl} (${level})`);
    }
    for (const chapter of ['5', '10', '11', '12']) {
      expect(text).toMatch(new RegExp(`${chapter}(?:\\.\\d)? [A-Z]\\p{L}+`, 'u'));
    }
    for (const sentence of library.nl) expect(text).toContain(sentence);
  });
});

/** Sentences of the introduction that are about accessibility. */
const sentencesOf = (file: string) =>
  textOf(file)
    .split('\n```', 1)
    .join()
    .split(/(?<=\.)\s+/)
    .filter((sentence) => /WCAG|screen reader|schermlezer/.test(sentence));

test('the READMEs of the library state about accessibility what every statement states', () => {
  expect(sentencesOf('packages/ui/README.md')).toEqual(library.en);
  expect(sentencesOf('packages/ui/README.nl.md')).toEqual(library.nl);
});

/** Results in which a test and every story of every component have an outcome. */
function resultsWith(outcome: 'passed' | 'failed'): Results {
  const files = [site, desk].flatMap(({ outcomes }) =>
    Object.values(outcomes).flatMap(([, file = []]) => file),
  );
  const ids = [
    ...componentRecords.map((component) => storyIdOf(component, 'Default')),
    'recepten-candidates--default',
    'pagina-s-home--default',
  ];
  const stories = ids.map((id) => [id, { axe: outcome }]);
  return {
    version: '1.0.0',
    commit: 'abc',
    date: '2026-01-02T03:04:05Z',
    stories: Object.fromEntries(stories),
    files: Object.fromEntries(files.map((file) => [file, outcome])),
  };
}

function verdictOf(results: Results | undefined, subjectId: string, id: string) {
  const subject = subjectsOf(results).find((one) => one.id === subjectId);
  const verdict = subject?.criteria.find(({ criterion }) => criterion.id === id);
  if (verdict === undefined) throw new Error(`No verdict about ${id}.`);
  return verdict;
}

test('a criterion is supported if its test passed, and unknown if it did not run', () => {
  const inRun = verdictOf(resultsWith('passed'), 'site', '1.4.3');
  expect(inRun).toMatchObject({ level: 'supports', mode: 'automatic' });
  const withoutRun = verdictOf(undefined, 'site', '1.4.3');
  expect(withoutRun).toMatchObject({ level: 'not-evaluated', mode: undefined });
  expect(withoutRun.remarks.nl).toContain('voor deze versie niet uitgevoerd');
  expect(withoutRun.remarks.en).toContain('not run for this version');
});

test('a criterion that every story proves is unknown after a run of some', () => {
  const results = resultsWith('passed');
  expect(verdictOf(results, 'desk', '1.1.1').level).toBe('supports');
  delete results.stories['componenten-button--default'];
  expect(verdictOf(results, 'desk', '1.1.1').level).toBe('not-evaluated');
});

test('a criterion whose test failed is supported partially', () => {
  expect(verdictOf(resultsWith('failed'), 'desk', '2.1.1').level).toBe('partially-supports');
});

test('a criterion without an evaluation is unknown, even if every test passed', () => {
  expect(verdictOf(resultsWith('passed'), 'desk', '2.5.2').level).toBe('not-evaluated');
  // Each component still needs a person for it.
  expect(verdictOf(resultsWith('passed'), 'ui', '1.3.2').level).toBe('not-evaluated');
});

test('the library supports nothing without a run', () => {
  const levels = successCriteria.map(({ id }) => verdictOf(undefined, 'ui', id).level);
  expect(levels).not.toContain('supports');
  expect(levels).toContain('not-evaluated');
});

describe('reports', () => {
  const reports = reportsOf(resultsWith('passed'), '1.0.0 (abc)', '2026-01-03');
  const report = (path: string) => reports.get(path) as string;

  test('exist for each subject, in both languages', () => {
    expect([...reports.keys()].toSorted()).toEqual([
      ...['desk', 'site'].flatMap((id) => [
        `${id}/acr.en.html`,
        `${id}/acr.nl.html`,
        `${id}/earl.jsonld`,
        `${id}/openacr.en.yaml`,
        `${id}/openacr.nl.yaml`,
        `${id}/wcag-em.en.json`,
        `${id}/wcag-em.nl.json`,
      ]),
      ...['acr.en.html', 'acr.nl.html', 'earl.jsonld', 'openacr.en.yaml', 'openacr.nl.yaml'].map(
        (file) => `ui/${file}`,
      ),
    ]);
  });

  test.for(['nl', 'en'] as const)('OpenACR in %s has every criterion and clause', (language) => {
    const { report_date: date, chapters: all } = parse(report(`site/openacr.${language}.yaml`)) as {
      report_date: string;
      chapters: Record<string, { criteria: { num: string; components: { name: string }[] }[] }>;
    };
    expect(date).toBe('2026-01-02');
    const numbers = (chapter: string) => all[chapter]?.criteria.map(({ num }) => num);
    // 4.1.1 is in the catalog, although WCAG 2.2 dropped it.
    expect(numbers('success_criteria_level_a')).toHaveLength(32);
    expect(numbers('success_criteria_level_aa')).toHaveLength(24);
    for (const { openAcr, clauses } of chapters.filter((chapter) => chapter.clauses.length > 0)) {
      expect(numbers(openAcr)).toEqual(clauses.map(([clause]) => clause));
    }
  });

  test.for(['nl', 'en'] as const)('the page in %s has every criterion and clause', (language) => {
    const page = report(`desk/acr.${language}.html`);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page.match(/<th scope="row"/g)).toHaveLength(
      56 + chapters.flatMap(({ clauses }) => clauses).length,
    );
    expect(page).not.toContain('undefined');
  });

  test('EARL has a verdict for each criterion, by its fragment in WCAG 2.2', () => {
    const { '@graph': graph } = JSON.parse(report('site/earl.jsonld')) as {
      '@graph': { '@type': string; test?: string }[];
    };
    const tests = graph.flatMap(({ test: criterion = [] }) => criterion);
    expect(tests).toHaveLength(successCriteria.length);
    expect(tests).toContain('WCAG22:error-prevention-legal-financial-data');
    expect(tests).toContain('WCAG22:name-role-value');
  });

  test('the file of WCAG-EM has every page as its sample', () => {
    const { selectSample, auditSample } = JSON.parse(report('site/wcag-em.nl.json')) as {
      selectSample: { structuredSample: unknown[] };
      auditSample: unknown[];
    };
    expect(selectSample.structuredSample.length).toBeGreaterThan(20);
    expect(auditSample).toHaveLength(successCriteria.length);
  });
});
