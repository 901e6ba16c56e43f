// EARL 1.0, the vocabulary of W3C for test results, and the file of W3C's WCAG-EM Report Tool, which uses it.
import { company } from '@heldermatch/facts';
import { gradeOf, type Grade } from '../../packages/ui/docs/a11y/grade.ts';
import { componentRecords, storyIdOf } from '../../packages/ui/docs/a11y/records.ts';
import type { Results } from '../../packages/ui/docs/a11y/results.ts';
import type { Run } from './run.ts';
import {
  requirementsFor,
  type CriterionVerdict,
  type Language,
  type Level,
  type Subject,
  type Verdict,
  type Words,
} from './subjects.ts';
import { inLanguage, words } from './words.ts';

const outcomes: Readonly<Record<Level, string>> = {
  supports: 'earl:passed',
  'partially-supports': 'earl:failed',
  'does-not-support': 'earl:failed',
  'not-applicable': 'earl:inapplicable',
  'not-evaluated': 'earl:untested',
};

const outcomesOfGrades: Readonly<Record<Grade, string>> = {
  passed: 'earl:passed',
  failed: 'earl:failed',
  notRun: 'earl:untested',
  byHand: 'earl:untested',
};

/** Fragment of a criterion in WCAG 2.2: its name in lower case with hyphens. */
const fragmentOf = ({ criterion }: CriterionVerdict) =>
  criterion.en.toLowerCase().replaceAll(/[(),]/g, '').replaceAll(' ', '-');

const inBoth = (text: Words) => [
  { '@language': 'nl', '@value': text.nl },
  { '@language': 'en', '@value': text.en },
];

const modeOf = (mode: Verdict['mode']) =>
  mode === undefined ? 'earl:unknownMode' : `earl:${mode}`;

/** Assertions about each requirement of each component for a criterion. */
const assertionsOfComponents = (
  verdict: CriterionVerdict,
  run: Run,
  results: Results | undefined,
) =>
  componentRecords.flatMap((component) =>
    requirementsFor(component, verdict.criterion.id).map((requirement) => {
      const grade = gradeOf(component, requirement, results);
      return {
        '@type': 'Assertion',
        assertedBy: '_:run',
        subject: { '@id': `urn:story:${storyIdOf(component)}docs`, '@type': 'TestSubject' },
        test: `WCAG22:${fragmentOf(verdict)}`,
        mode: grade === 'byHand' ? 'earl:manual' : 'earl:automatic',
        result: {
          '@type': 'TestResult',
          outcome: outcomesOfGrades[grade],
          description: { '@language': 'nl', '@value': requirement.must },
          date: run.date,
        },
      };
    }),
  );

/**
 * Results as EARL in JSON-LD: a verdict for each criterion, and for the library each requirement of each component.
 * @see https://www.w3.org/TR/EARL10-Schema/
 */
export function earlOf(subject: Subject, run: Run, results: Results | undefined): string {
  const verdicts = subject.criteria.map((verdict) => ({
    '@type': 'Assertion',
    assertedBy: verdict.mode === 'automatic' ? '_:run' : '_:team',
    subject: '_:subject',
    test: `WCAG22:${fragmentOf(verdict)}`,
    mode: modeOf(verdict.mode),
    result: {
      '@type': 'TestResult',
      outcome: outcomes[verdict.level],
      description: inBoth(verdict.remarks),
      date: run.date,
    },
  }));
  const ofComponents =
    subject.id === 'ui'
      ? subject.criteria.flatMap((verdict) => assertionsOfComponents(verdict, run, results))
      : [];
  return JSON.stringify(
    {
      '@context': {
        '@vocab': 'http://www.w3.org/ns/earl#',
        earl: 'http://www.w3.org/ns/earl#',
        dct: 'http://purl.org/dc/terms/',
        foaf: 'http://xmlns.com/foaf/0.1/',
        WCAG22: 'http://www.w3.org/TR/WCAG22/#',
        title: 'dct:title',
        description: 'dct:description',
        date: 'dct:date',
        hasVersion: 'dct:hasVersion',
        name: 'foaf:name',
        ...Object.fromEntries(
          ['assertedBy', 'subject', 'test', 'mode', 'outcome'].map((property) => [
            property,
            { '@id': `earl:${property}`, '@type': '@id' },
          ]),
        ),
      },
      '@graph': [
        { '@id': '_:team', '@type': ['Assertor', 'foaf:Organization'], name: company.legalName },
        { '@id': '_:run', '@type': ['Assertor', 'Software'], title: inBoth(run.summary) },
        {
          '@id': '_:subject',
          '@type': ['TestSubject', 'Software'],
          title: inBoth(subject.name),
          description: inBoth(subject.scope),
          hasVersion: run.version,
        },
        ...verdicts,
        ...ofComponents,
      ],
    },
    undefined,
    1,
  );
}

/** Terms of the WCAG-EM Report Tool, as its own export has them. */
const wcagEmContext = {
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  conformanceTarget: 'wcagem:step1b',
  accessibilitySupportBaseline: 'wcagem:step1c',
  additionalEvaluationRequirements: 'wcagem:step1d',
  exploreTarget: 'wcagem:step2',
  essentialFunctionality: 'wcagem:step2b',
  pageTypeVariety: 'wcagem:step2c',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  randomSample: 'wcagem:step3b',
  Website: 'wcagem:website',
  Webpage: 'wcagem:webpage',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  commissioner: 'wcagem:commissioner',
  evaluator: 'wcagem:evaluator',
  evaluationSpecifics: 'wcagem:step5b',
  WCAG22: 'http://www.w3.org/TR/WCAG22/#',
  WAI: 'http://www.w3.org/WAI/',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  earl: 'http://www.w3.org/ns/earl#',
  Assertion: 'earl:Assertion',
  TestRequirement: 'earl:TestRequirement',
  TestSubject: 'earl:TestSubject',
  TestResult: 'earl:TestResult',
  OutcomeValue: 'earl:OutcomeValue',
  assertedBy: 'earl:assertedBy',
  mode: 'earl:mode',
  result: 'earl:result',
  subject: 'earl:subject',
  test: 'earl:test',
  outcome: 'earl:outcome',
  dcterms: 'http://purl.org/dc/terms/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  date: 'dcterms:date',
  id: '@id',
  type: '@type',
  language: '@language',
};

/**
 * File that W3C's WCAG-EM Report Tool opens, with every page as its sample.
 * @see https://www.w3.org/WAI/eval/report-tool/
 */
export function wcagEmOf(subject: Subject, run: Run, language: Language): string {
  const say = inLanguage(language);
  const website = {
    id: '_:website',
    type: ['TestSubject', 'Website'],
    title: say(subject.name),
    description: say(subject.scope),
  };
  return JSON.stringify(
    {
      '@context': wcagEmContext,
      type: 'Evaluation',
      language,
      defineScope: {
        id: '_:defineScope',
        scope: website,
        wcagVersion: '2.2',
        conformanceTarget: 'AA',
        accessibilitySupportBaseline: say(subject.methods),
        additionalEvaluationRequirements: 'EN 301 549 v3.2.1',
      },
      exploreTarget: {
        id: '_:exploreTarget',
        technologiesReliedUpon: ['HTML', 'CSS', 'WAI-ARIA', 'JavaScript', 'SVG'].map((title) => ({
          title,
        })),
        essentialFunctionality: say(subject.scope),
        pageTypeVariety: subject.pages.map(([name]) => name).join(', '),
      },
      selectSample: {
        id: '_:selectSample',
        structuredSample: subject.pages.map(([title, path]) => ({
          id: `_:page${path}`,
          type: ['TestSubject', 'Webpage'],
          title,
          description: path,
        })),
        randomSample: [],
      },
      auditSample: subject.criteria.map((verdict) => ({
        type: 'Assertion',
        assertedBy: company.legalName,
        mode: modeOf(verdict.mode),
        subject: website,
        test: { id: `WCAG22:${fragmentOf(verdict)}`, type: 'TestRequirement' },
        result: {
          type: 'TestResult',
          outcome: { id: outcomes[verdict.level], type: 'OutcomeValue' },
          description: say(verdict.remarks),
          date: run.date,
        },
      })),
      reportFindings: {
        commissioner: company.legalName,
        evaluator: company.legalName,
        date: run.date,
        title: `${say(words.title)}: ${say(subject.name)}`,
        summary: say(words.notEvaluated),
        evaluationSpecifics: say(run.summary),
      },
    },
    undefined,
    1,
  );
}
