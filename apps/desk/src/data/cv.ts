// Writes the CV of a fictitious candidate from its career.
import type { DocumentBlock } from '@heldermatch/ui';
import { createRandom, now, phrasesOf, pick } from './career.ts';
import type { Career, Claim, Job, Period } from './career.ts';
import type { Seed } from './vacancies.ts';
import texts from './phrases/shared.json' with { type: 'json' };

interface Proof {
  /** Requirement; undefined if the sentence is no evidence. */
  id?: string;
  quote: string;
}

/** A block of the CV, with the passages in it that are evidence. */
export interface Line extends Omit<DocumentBlock, 'start' | 'end'> {
  text: string;
  proofs?: readonly Proof[];
}

/** Sentences that don't depend on the vacancy. Only an opened CV needs them, and no list. */
export const shared = texts;

type Section = keyof typeof shared.headings.nl;

/** Orders in which people write a CV. */
const orders = [
  'profile work education courses skills languages motive side leisure',
  'profile education courses work side languages skills leisure motive',
  'motive profile work education courses languages skills side leisure',
  'profile skills languages work side education courses motive leisure',
  'education courses work side skills languages profile motive leisure',
];

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const item = (proof: Proof): Line => ({ type: 'item', text: proof.quote, proofs: [proof] });

const dated = (date: string, text: string, ids: readonly string[] = []): Line => ({
  type: 'paragraph',
  date,
  text,
  proofs: ids.map((id) => ({ id, quote: text })),
});

const paragraphOf = (proofs: readonly Proof[]): Line => ({
  type: 'paragraph',
  text: proofs.map(({ quote }) => (quote.endsWith('.') ? quote : `${quote}.`)).join(' '),
  proofs,
});

/** Creates a candidate's style of writing, the same one every time. */
function styleOf({ number, language }: Career) {
  const chance = createRandom(-number);
  const choose = <Item>(items: readonly Item[] = []) => pick(items, chance());
  /** Fills in `{name}` from the values, and `{one|other}` by choosing. */
  const fill = (text = '', values: Readonly<Record<string, string | number>> = {}): string =>
    text.replaceAll(/\{([^}]+)\}/g, (_, key: string) => `${values[key] ?? choose(key.split('|'))}`);
  const left = new Map<readonly string[], string[]>();
  /** Chooses items at random, each at most once in the CV. */
  const deal = (items: readonly string[], count: number) => {
    const rest = left.get(items) ?? [...items];
    left.set(items, rest);
    return Array.from({ length: Math.min(Math.round(count), rest.length) }, () =>
      fill(rest.splice(Math.floor(chance() * rest.length), 1)[0]),
    );
  };
  const nameIn = (text: string) => fill(text, { name: deal(shared.names, 1).join('') });
  const proofOf = ({ id, level, proof }: Claim): Proof => ({
    id,
    quote: fill(choose(proof[language]?.[level])),
  });
  const format = choose(['words', 'words', 'numbers', 'years']);
  const dateOf = (month: number) => {
    const year = Math.floor(month / 12);
    if (format === 'years') return `${year}`;
    if (format === 'words') return `${shared.months[language][month % 12]} ${year}`;
    return `${`${(month % 12) + 1}`.padStart(2, '0')}-${year}`;
  };
  const periodOf = ({ from, to }: Period) => {
    const last = to >= now ? shared.now[language] : dateOf(to - 1);
    return dateOf(from) === last ? last : `${dateOf(from)} – ${last}`;
  };
  return { chance, choose, fill, deal, nameIn, proofOf, periodOf };
}

type Style = ReturnType<typeof styleOf>;

/** Writes jobs and some gaps from new to old, and side jobs. */
function workOf({ language, claims, extent, jobs, months }: Career, vacancy: Seed, style: Style) {
  const { chance, choose, fill, deal, nameIn, proofOf, periodOf } = style;
  const words = phrasesOf(vacancy);
  const layout = choose(shared.layouts[language]);
  const hasItems = chance() < 0.7;
  let lastRole: string | undefined;
  const linesOf = (job: Job): Line[] => {
    const { kind, level, isSector, occupation } = job;
    const date = periodOf(job);
    if (kind === 'side') return [dated(date, nameIn(choose(shared.side[language])))];
    if (kind === 'gap') {
      return chance() < 0.5 ? [dated(date, fill(choose(shared.gaps[language])))] : [];
    }
    const isIntern = kind === 'internship';
    const roles = isIntern ? words.internship[language] : words.roles[language][level];
    const role = occupation?.[language] ?? choose(roles);
    if (kind === 'trade') lastRole ??= role;
    const employers = isSector ? words.sector : (occupation?.employers ?? words.employers);
    const employer = nameIn(choose(employers));
    const text = upper(fill(layout, { role, employer, town: deal(shared.towns, 1).join('') }));
    const isOfTrade = kind === 'trade' || (isIntern && months === 0);
    const proved = claims.filter(
      ({ proof: { place } }) =>
        (place === 'trade' && isOfTrade) || (place === 'sector' && isSector),
    );
    const duties = (occupation ?? (isIntern ? shared.intern : words)).duties[language];
    const isShort = isIntern || job.to < now - 150;
    const tasks: Proof[] = [
      ...claims.filter((claim) => claim.job === job).map(proofOf),
      ...deal(duties, 1 + extent * (isShort ? 1 : 4)).map((quote) => ({ quote })),
    ];
    if (chance() < 0.5) tasks.reverse();
    const first = dated(
      date,
      text,
      proved.map(({ id }) => id),
    );
    if (tasks.length === 0) return [first];
    return [first, ...(hasItems ? tasks.map(item) : [paragraphOf(tasks)])];
  };
  const isSide = ({ kind }: Job) => kind === 'side';
  const main = jobs.filter((job) => !isSide(job)).toReversed();
  const [work, side] = [main, jobs.filter(isSide)].map((all) => all.flatMap(linesOf));
  return { work, side, lastRole };
}

/** Writes educations and courses. */
function learningOf({ language, study, jobs, claims }: Career, style: Style) {
  const { chance, choose, deal, proofOf, periodOf } = style;
  const trained = jobs.find(({ occupation }) => occupation?.study)?.occupation?.study?.[language];
  const first = trained ?? choose(shared.studies[language]);
  const ending = trained === undefined && chance() < 0.1 ? shared.unfinished[language] : '';
  const yearOf = (month: number) => `${Math.floor(month / 12)}`;
  const linesOf = (isLong: boolean) =>
    claims
      .filter(({ proof, level }) => proof.place === 'course' && (level === 2) === isLong)
      .map((claim) => dated(yearOf(claim.month ?? 0), proofOf(claim).quote, [claim.id]));
  const room = now - 84 - study.to;
  return {
    education: [...linesOf(true), dated(periodOf(study), `${first}${ending}`)],
    courses: [
      ...linesOf(false),
      ...deal(shared.oldCourses[language], room > 0 && chance() < 0.5 ? 1 : 0).map((text) =>
        dated(yearOf(study.to + Math.floor(chance() * room)), text),
      ),
    ],
  };
}

/** Writes a candidate's CV, the same one every time. */
export function cvOf(title: string, career: Career, vacancy: Seed): Line[] {
  const style = styleOf(career);
  const { chance, choose, fill, deal, proofOf } = style;
  const { language, claims, months, hours, extent } = career;
  const words = phrasesOf(vacancy);
  const order = choose(orders).split(' ') as Section[];
  const { lastRole: role, work = [], side = [] } = workOf(career, vacancy, style);
  const proofsOf = (place: string) =>
    claims.filter((claim) => claim.proof.place === place && claim.job === undefined).map(proofOf);
  const some = (items: readonly string[], share: number, count: number): Proof[] =>
    deal(items, chance() < share ? count : 0).map((quote) => ({ quote }));

  const years = Math.floor(months / 12);
  const kind = role === undefined ? 'changing' : years < 2 ? 'beginning' : 'experienced';
  const trade = claims.find(({ proof }) => proof.place === 'trade');
  const intro = fill(choose(shared.profiles[language][kind]), {
    role: role ?? '',
    years,
    trade: words.trade[language],
  });
  const hasProfile = chance() < 0.7;
  const motives = proofsOf('motive');
  const isInProfile = hasProfile && chance() < 0.4;
  const profile: Proof[] = [
    { ...(kind !== 'changing' && trade && { id: trade.id }), quote: intro },
    ...some(shared.traits[language], 1, 1 + extent * 1.4),
    ...(isInProfile ? motives : []),
  ];
  const next = [
    ...(isInProfile ? [] : motives),
    ...some(shared.wants[language], 0.7, 0.6 + extent * 2),
  ];
  const sections: Readonly<Record<Section, readonly Line[]>> = {
    work,
    side,
    ...learningOf(career, style),
    profile: hasProfile ? [paragraphOf(profile)] : [],
    motive: next.length === 0 ? [] : [paragraphOf(next)],
    languages: [
      ...proofsOf('language'),
      ...some(words.languages[language], 0.85, 1 + chance()),
    ].map(item),
    skills: [...proofsOf('duty'), ...some(shared.skills[language], 0.6, 1 + extent * 2)].map(item),
    leisure: some(shared.leisure[language], 0.4, 1).map(item),
  };
  return [
    { type: 'title', text: title },
    { type: 'paragraph', text: fill(choose(shared.hours[language]), { hours }) },
    ...order
      .filter((section) => sections[section].length > 0)
      .flatMap((section): Line[] => [
        { type: 'heading', text: choose(shared.headings[language][section]) },
        ...sections[section],
      ]),
  ];
}
