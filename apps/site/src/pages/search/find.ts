import MiniSearch from 'minisearch';

/** Section of a page, from one heading to the next. */
export interface Section {
  /** Path of the page, with a fragment if the section has an id. */
  href: string;
  /** Heading of the section. */
  title: string;
  /** Name of the page, if it differs from `title`. */
  page?: string | undefined;
  /** Paragraphs, cells and list items, each on a line. */
  text: string;
}

/** Text in parts, of which the search matches are marked. */
export type Marked = readonly { text: string; isMarked: boolean }[];

/** Page with sections that match. */
export interface Found {
  /** Path of the page. */
  href: string;
  /** Name of the page. */
  title: Marked;
  /** Its best sections, at most `maxSections`. */
  sections: readonly { href: string; title: Marked | undefined; text: Marked }[];
}

/** Finds the pages with sections that contain all words, or else some of them; best first. */
export type Find = (query: string) => Found[];

/** Maximum number of sections shown of a page. */
const maxSections = 3;

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const fold = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Index terms of a word: the word itself and its endings, for compounds. 'termijn' finds 'bewaartermijn'. */
function termsOf(word: string): string[] {
  const term = fold(word);
  const terms = [term];
  for (let start = 3; start <= term.length - 5; start += 1) terms.push(term.slice(start));
  return terms;
}

/** Terms of a word that were found. */
const foundIn = (word: string, terms: ReadonlySet<string>) =>
  termsOf(word).filter((term) => terms.has(term));

function mark(text: string, terms: ReadonlySet<string>): Marked {
  const parts = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (foundIn(word, terms).length === 0) continue;
    parts.push({ text: text.slice(end, index), isMarked: false }, { text: word, isMarked: true });
    end = index + word.length;
  }
  return [...parts, { text: text.slice(end), isMarked: false }].filter((part) => part.text !== '');
}

/** Maximum length, and context before the first match, in characters. */
const excerpt = { length: 220, before: 90 };

/** Start of a sentence or a heading: a capital that doesn't continue a phrase. */
const sentencePattern = /(?<=[^\p{L},] )\p{Lu}/gu;

/** Line with the most of the words, the longest if there are more; otherwise the first that is a sentence. */
function bestLineOf(text: string, terms: ReadonlySet<string>): string {
  const lines = text.split('\n').map((line) => {
    const found = [...line.matchAll(wordPattern)].flatMap(([word]) => foundIn(word, terms));
    return { line, matches: new Set(found).size };
  });
  const most = Math.max(...lines.map(({ matches }) => matches));
  const best = lines.filter(({ matches }) => matches === most).map(({ line }) => line);
  if (most === 0) return best.find((line) => line.endsWith('.')) ?? best[0] ?? '';
  return best.reduce((longest, line) => (line.length > longest.length ? line : longest));
}

/** Excerpt around the first match in a line, from the start of its sentence unless that is far. */
function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const line = bestLineOf(text, terms);
  const isHit = ([word]: RegExpExecArray) => foundIn(word, terms).length > 0;
  const hit = [...line.matchAll(wordPattern)].find(isHit)?.index ?? 0;
  const near = Math.max(hit - excerpt.before, 0);
  const sentence = [...line.matchAll(sentencePattern)]
    .map(({ index }) => index)
    .findLast((index) => index >= near && index <= hit);
  const start = near === 0 ? 0 : (sentence ?? line.indexOf(' ', near) + 1);
  const from = Math.min(start, hit);
  const rest = line.slice(from);
  const end = rest.lastIndexOf(' ', excerpt.length);
  const isWhole = rest.length <= excerpt.length || end < 0;
  const isCut = from > 0 && !/[.?!] $/.test(line.slice(0, from));
  return `${isCut ? '… ' : ''}${isWhole ? rest : `${rest.slice(0, end)} …`}`;
}

const pathOf = ({ href }: Pick<Section, 'href'>) => href.split('#')[0] ?? href;

/** Section that matches. */
interface Hit {
  section: Section;
  /** Index among all sections. */
  place: number;
  terms: ReadonlySet<string>;
  /** Whether its own words match, and not only the name of its page. */
  isOwn: boolean;
}

/** Page of hits, best first. */
function foundOf(href: string, hits: readonly Hit[]): Found[] {
  const [best] = hits;
  if (best === undefined) return [];
  const own = hits.filter(({ isOwn }) => isOwn);
  // A section that only matches through the name of its page adds nothing to that name.
  const shown = own.length > 0 ? own : [best];
  const excerpts = shown.map(({ section, place, terms }) => ({
    section,
    place,
    terms,
    text: excerptOf(section.text, terms),
  }));
  // Nor does the label of a figure.
  const sentences = excerpts.filter(({ text }) => (text.match(wordPattern)?.length ?? 0) > 3);
  return [
    {
      href,
      title: mark(best.section.page ?? best.section.title, best.terms),
      sections: (sentences.length > 0 ? sentences : excerpts)
        .slice(0, maxSections)
        // In the order of the page.
        .toSorted((one, other) => one.place - other.place)
        .map(({ section, terms, text }) => ({
          href: section.href,
          title: section.page === undefined ? undefined : mark(section.title, terms),
          text: mark(text, terms),
        })),
    },
  ];
}

export function createFind(sections: readonly Section[]): Find {
  const paths = sections.map(pathOf);
  const firsts = new Set(paths.map((path) => paths.indexOf(path)));
  const index = new MiniSearch({
    fields: ['title', 'page', 'text'],
    tokenize: (text) => text.match(wordPattern) ?? [],
    processTerm: termsOf,
    searchOptions: {
      // Real queries have fewer words; the limit bounds the cost of a hostile one.
      tokenize: (query) => (query.match(wordPattern) ?? []).slice(0, 12),
      processTerm: fold,
      boost: { title: 3 },
      // Prefers a page to its sections.
      boostDocument: (id) => (firsts.has(Number(id)) ? 1.5 : 1),
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => term.length >= 5 && 0.2,
      maxFuzzy: 2,
    },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return (query) => {
    const ofAll = index.search(query, { combineWith: 'AND' });
    const hits = ofAll.length > 0 ? ofAll : index.search(query, { combineWith: 'OR' });
    const found = hits.flatMap(({ id, terms, match }) => {
      const place = Number(id);
      const section = sections[place];
      const isOwn = Object.values(match).some((fields) => fields.some((field) => field !== 'page'));
      return section === undefined ? [] : { section, place, terms: new Set(terms), isOwn };
    });
    const byPage = Map.groupBy(found, ({ section }) => pathOf(section));
    return [...byPage].flatMap(([path, ofPage]) => foundOf(path, ofPage));
  };
}
