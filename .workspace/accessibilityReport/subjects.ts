// Subjects of reports: the site, the desk and the component library, with a level for each criterion and clause.
import {
  answersOf,
  clausesInEnglish,
  library as libraryStatements,
  type AppRecord,
  type EnglishRecord,
  type Outcome,
} from '@heldermatch/accessibility';
import {
  company,
  successCriteria,
  successCriteriaInEnglish,
  type SuccessCriterion,
  type SuccessCriterionId,
} from '@heldermatch/facts';
import { record as desk } from '../../apps/desk/src/accessibility/record.ts';
import { recordInEnglish as deskInEnglish } from '../../apps/desk/src/accessibility/recordInEnglish.ts';
import { record as site } from '../../apps/site/src/pages/accessibility/record.ts';
import { recordInEnglish as siteInEnglish } from '../../apps/site/src/pages/accessibility/recordInEnglish.ts';
import { routes } from '../../apps/site/src/routes.ts';
import { checks, type CheckId } from '../../packages/ui/docs/a11y/checks.ts';
import { gradeOf, type Grade } from '../../packages/ui/docs/a11y/grade.ts';
import { requirementsOf } from '../../packages/ui/docs/a11y/inherited.ts';
import { ofPage } from '../../packages/ui/docs/a11y/ofPage.ts';
import { listOf, type Requirement } from '../../packages/ui/docs/a11y/record.ts';
import {
  componentRecords,
  storyIdOf,
  type ComponentRecord,
} from '../../packages/ui/docs/a11y/records.ts';
import type { Results } from '../../packages/ui/docs/a11y/results.ts';
import { chapters } from './en301549.ts';

export type Language = 'nl' | 'en';
export type Words = Readonly<Record<Language, string>>;

/** Conformance level of VPAT and OpenACR. */
export type Level =
  | 'supports'
  | 'partially-supports'
  | 'does-not-support'
  | 'not-applicable'
  | 'not-evaluated';

/** Level of a criterion or clause, with its reasons. */
export interface Verdict {
  level: Level;
  remarks: Words;
  /** Whether a test or a person found it; undefined if neither did. */
  mode: 'automatic' | 'manual' | undefined;
}

export interface CriterionVerdict extends Verdict {
  criterion: SuccessCriterion & { en: string };
}

/** Subject of a report. */
export interface Subject {
  id: 'site' | 'desk' | 'ui';
  name: Words;
  scope: Words;
  methods: Words;
  criteria: readonly CriterionVerdict[];
  /** Verdict on the documents that it offers, which is the same for every criterion. Undefined if it offers none. */
  documents: Verdict | undefined;
  /** Verdicts by the number of the clause of EN 301 549. */
  clauses: Readonly<Record<string, Verdict>>;
  /** Pages of an app, by name and path. */
  pages: readonly (readonly [name: string, path: string])[];
}

const levels: Readonly<Record<Outcome, Level>> = {
  met: 'supports',
  partly: 'partially-supports',
  none: 'not-applicable',
  unknown: 'not-evaluated',
};

const criteriaInBoth = successCriteria.map((criterion) => ({
  ...criterion,
  en: successCriteriaInEnglish[criterion.id],
}));

const join = (...sentences: readonly (Words | undefined)[]): Words => {
  const given = sentences.filter((words) => words !== undefined);
  return {
    nl: given.map(({ nl }) => nl).join(' '),
    en: given.map(({ en }) => en).join(' '),
  };
};

/**
 * Setup file that checks every story. It is no test file, so its outcome is that of all components and of the app's
 * screens.
 */
const everyStory = '.storybook/vitest.setup.ts';
const checksOfEveryStory = (Object.keys(checks) as CheckId[]).filter(
  (check) => checks[check].file === everyStory && checks[check].when === 'change',
);

/** Start of the ids of an app's screens in Storybook. */
const screensOf = { site: 'pagina-s-', desk: 'recepten-' };

/** Outcome of a test of an app in the last run. Undefined if it didn't run, or only for a part. */
function outcomeOf(
  id: keyof typeof screensOf,
  test: string,
  results: Results | undefined,
): 'passed' | 'failed' | undefined {
  if (test !== everyStory) return results?.files[test];
  const stories = Object.entries(results?.stories ?? {});
  const isFailed = stories.some(([, story]) =>
    checksOfEveryStory.some((check) => story[check] === 'failed'),
  );
  if (isFailed) return 'failed';
  const isWhole = [screensOf[id], ...componentRecords.map((one) => storyIdOf(one))].every((start) =>
    stories.some(([story, { axe }]) => story.startsWith(start) && axe !== undefined),
  );
  return isWhole ? 'passed' : undefined;
}

/** Requirements of the library for a criterion, counted by grade. */
function countRequirements(id: SuccessCriterionId, results: Results | undefined) {
  const counts: Record<Grade, number> = { passed: 0, failed: 0, notRun: 0, byHand: 0 };
  for (const component of componentRecords) {
    for (const requirement of requirementsFor(component, id)) {
      counts[gradeOf(component, requirement, results)] += 1;
    }
  }
  return counts;
}

export const requirementsFor = (
  { record }: ComponentRecord,
  id: SuccessCriterionId,
): Requirement[] => requirementsOf(record).filter(({ sc = [] }) => listOf(sc).includes(id));

function inWords({ passed, failed, notRun, byHand }: Record<Grade, number>): Words | undefined {
  const total = passed + failed + notRun + byHand;
  if (total === 0) return undefined;
  return {
    nl: `Eisen aan onderdelen van de bibliotheek: ${total}. Geslaagd in de laatste testronde: ${passed}, mislukt: ${failed}, niet uitgevoerd: ${notRun}, voor een mens en nog niet gedaan: ${byHand}.`,
    en: `Requirements for components of the library: ${total}. Passed in the last run: ${passed}, failed: ${failed}, not run: ${notRun}, for a person and not done yet: ${byHand}.`,
  };
}

/** Reason for a verdict about a criterion that is met according to the record. */
function evidence(
  test: string | undefined,
  outcome: 'passed' | 'failed' | undefined,
  assessed: string,
): Words {
  if (test === undefined) {
    return {
      nl: `Met de hand bekeken door onszelf, ${assessed}. Geen automatische test herhaalt dat.`,
      en: `Inspected by our own team; no automatic test repeats it.`,
    };
  }
  const words = {
    passed: { nl: `Test geslaagd: ${test}.`, en: `Test passed: ${test}.` },
    failed: { nl: `Test mislukt: ${test}.`, en: `Test failed: ${test}.` },
    notRun: {
      nl: `Niet bekend: de test is voor deze versie niet uitgevoerd (${test}).`,
      en: `Not known: the test was not run for this version (${test}).`,
    },
  };
  return words[outcome ?? 'notRun'];
}

function verdictOfApp(
  appId: keyof typeof screensOf,
  id: SuccessCriterionId,
  app: AppRecord,
  english: EnglishRecord,
  results: Results | undefined,
): Verdict {
  const [outcome, test] = app.outcomes[id];
  if (outcome === 'none') {
    return {
      level: levels.none,
      remarks: { nl: 'Dit komt niet voor.', en: 'It does not occur.' },
      mode: 'manual',
    };
  }
  const counts = countRequirements(id, results);
  const components = inWords(counts);
  if (outcome === 'unknown') {
    const unevaluated = { nl: 'Niemand heeft dit onderzocht.', en: 'Nobody has evaluated this.' };
    return { level: levels.unknown, remarks: join(unevaluated, components), mode: undefined };
  }
  if (outcome === 'partly') {
    const limitation = app.limitations.find((one) => one.id === id);
    const words = {
      nl: `${limitation?.cause} ${limitation?.effect} ${limitation?.instead}`,
      en: english.limitations[id] ?? '',
    };
    return { level: levels.partly, remarks: join(words, components), mode: 'manual' };
  }
  const found = test === undefined ? undefined : outcomeOf(appId, test, results);
  const { [id]: note } = app.notes ?? {};
  const remarks = join(
    evidence(test, found, app.assessed),
    note === undefined ? undefined : { nl: note, en: english.notes?.[id] ?? '' },
    components,
  );
  if (found === 'failed' || counts.failed > 0) {
    return { level: levels.partly, remarks, mode: 'automatic' };
  }
  if (test === undefined) return { level: levels.met, remarks, mode: 'manual' };
  return found === undefined
    ? { level: levels.unknown, remarks, mode: undefined }
    : { level: levels.met, remarks, mode: 'automatic' };
}

/** Answers of an app by clause. A clause without a specific answer has that of the nearest clause above it. */
function clausesOfApp(app: AppRecord, english: EnglishRecord): Record<string, Verdict> {
  const answers = answersOf(app);
  const inEnglish = { ...clausesInEnglish(english.subject), ...english.clauses };
  return Object.fromEntries(
    chapters.flatMap((chapter) =>
      chapter.clauses.map(([clause]) => {
        const answer = answers.findLast(
          (one) => clause === one.clause || clause.startsWith(`${one.clause}.`),
        );
        if (answer === undefined) throw new Error(`No answer to clause ${clause}.`);
        const words = { nl: answer.answer, en: inEnglish[answer.clause] ?? '' };
        const mode = answer.outcome === 'unknown' ? undefined : ('manual' as const);
        return [clause, { level: levels[answer.outcome], remarks: words, mode }];
      }),
    ),
  );
}

const paragraph = (sentences: readonly string[]) => sentences.join(' ');

function appOf(
  id: 'site' | 'desk',
  app: AppRecord,
  english: EnglishRecord,
  pages: Subject['pages'],
  results: Results | undefined,
): Subject {
  const clauses = clausesOfApp(app, english);
  return {
    id,
    name: { nl: `${app.subject} van ${company.name}`, en: english.name },
    scope: { nl: paragraph(app.scope), en: english.scope },
    methods: {
      nl: paragraph([
        `Eigen onderzoek, geen onafhankelijke audit, in ${app.assessed}. Automatische tests bij elke wijziging:`,
        ...app.everyChange,
        app.everyNight,
        'Niet gedaan:',
        ...app.notDone,
        ...libraryStatements.nl,
      ]),
      en: paragraph([english.methods, ...libraryStatements.en]),
    },
    criteria: criteriaInBoth.map((criterion) => ({
      criterion,
      ...verdictOfApp(id, criterion.id, app, english, results),
    })),
    documents: {
      ...(clauses['10.0'] as Verdict),
      remarks: {
        nl: 'Zie hoofdstuk 10 van EN 301 549.',
        en: 'See chapter 10 of EN 301 549.',
      },
    },
    clauses,
    pages,
  };
}

function verdictOfLibrary(id: SuccessCriterionId, results: Results | undefined): Verdict {
  const { [id]: task } = ofPage;
  const counts = countRequirements(id, results);
  const components = inWords(counts);
  if (components === undefined) {
    return { level: 'not-applicable', remarks: join(task), mode: 'manual' };
  }
  const issues = componentRecords.flatMap(({ name, record }) =>
    (record.issues ?? [])
      .filter(({ sc }) => listOf(sc).includes(id))
      .map(({ nl, en, workaround }) => ({
        nl: `${name}: ${nl} ${workaround.nl}`,
        en: `${name}: ${en} ${workaround.en}`,
      })),
  );
  const remarks = join(components, ...issues);
  if (counts.failed > 0 || issues.length > 0) {
    return { level: 'partially-supports', remarks, mode: 'automatic' };
  }
  return counts.notRun > 0 || counts.byHand > 0
    ? { level: 'not-evaluated', remarks, mode: undefined }
    : { level: 'supports', remarks, mode: 'automatic' };
}

function libraryOf(results: Results | undefined): Subject {
  return {
    id: 'ui',
    name: {
      nl: `Bibliotheek van onderdelen van ${company.name}`,
      en: `Component library of ${company.name}`,
    },
    scope: {
      nl: `${componentRecords.length} React-onderdelen van @heldermatch/ui. Een app die ze gebruikt heeft een eigen verslag nodig.`,
      en: `${componentRecords.length} React components of @heldermatch/ui. An app that uses them needs a report of its own.`,
    },
    methods: {
      nl: paragraph([
        'Elk onderdeel heeft een lijst met eisen, elk met bewijs: een play-functie, een automatische controle, een test of een mens. Een criterium krijgt pas een oordeel als alle eisen getest zijn.',
        ...libraryStatements.nl,
      ]),
      en: paragraph([
        'Each component has a list of requirements, each with its proof: a play function, an automatic check, a test or a person. A criterion gets a verdict only when all its requirements are tested.',
        ...libraryStatements.en,
      ]),
    },
    criteria: criteriaInBoth.map((criterion) => ({
      criterion,
      ...verdictOfLibrary(criterion.id, results),
    })),
    documents: undefined,
    clauses: {},
    pages: [],
  };
}

const vacancy = '/vacancies/recruiter-zorg';

/** Screens of the desk. */
const screens: Subject['pages'] = [
  ['Vacatures', '/'],
  ['Kandidaten', `${vacancy}/candidates`],
  ['Vergelijken', `${vacancy}/candidates/compare`],
  ['Cv’s toevoegen', `${vacancy}/add`],
  ['Logboek', `${vacancy}/log`],
  ['Instellingen', '/settings'],
  ['Toegankelijkheid', '/accessibility'],
];

/** Everything that is reported, by the results of the last run; undefined if nothing has run for this version. */
export const subjectsOf = (results: Results | undefined): readonly Subject[] => [
  appOf(
    'site',
    site,
    siteInEnglish,
    routes.map(({ title, path }) => [title, path]),
    results,
  ),
  appOf('desk', desk, deskInEnglish, screens, results),
  libraryOf(results),
];
