import MiniSearch from 'minisearch';

/** Section of a page, from one heading to the next. */
export interface Section {
  /** Path of the page, with a fragment if the section has an id. */
  href: string;
  /** Heading of the section; the title of the page for the text above its second heading. */
  title: string;
  /** Title of the page, if it differs from `title`. */
  page?: string;
  text: string;
}

/** Text in parts, of which the search matches are marked. */
export type Marked = readonly { text: string; isMarked: boolean }[];

export interface Found {
  href: string;
  title: Marked;
  /** Title of the page, if it differs from `title`. */
  page: Marked | undefined;
  text: Marked;
}

/** Finds the sections that contain all words, or else some of them; best first. */
export type Find = (query: string) => Found[];

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const fold = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Index terms of a word: the word itself and its endings, for compounds. 'termijn' finds 'bewaartermijn'. */
function termsOf(word: string): string[] {
  const term = fold(word);
  const terms = [term];
  for (let start = 3; start <= term.length - 5; start += 1) terms.push(term.slice(start));
  return terms;
}

function mark(text: string, terms: ReadonlySet<string>): Marked {
  const parts = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!termsOf(word).some((term) => terms.has(term))) continue;
    parts.push({ text: text.slice(end, index), isMarked: false }, { text: word, isMarked: true });
    end = index + word.length;
  }
  return [...parts, { text: text.slice(end), isMarked: false }].filter((part) => part.text !== '');
}

/** Maximum length, and context before the first match, in characters. */
const excerpt = { length: 220, before: 90 };

/** Start of a sentence or a heading: a capital that doesn't continue a phrase. */
const sentencePattern = /(?<=[^\p{L},] )\p{Lu}/gu;

/** Excerpt around the first match, from the start of its sentence unless that is far. */
function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const isHit = ([word]: RegExpExecArray) => termsOf(word).some((term) => terms.has(term));
  const hit = [...text.matchAll(wordPattern)].find(isHit)?.index ?? 0;
  const near = Math.max(hit - excerpt.before, 0);
  const sentence = [...text.matchAll(sentencePattern)]
    .map(({ index }) => index)
    .findLast((index) => index >= near && index <= hit);
  const start = near === 0 ? 0 : (sentence ?? text.indexOf(' ', near) + 1);
  const from = Math.min(start, hit);
  const rest = text.slice(from);
  const end = rest.lastIndexOf(' ', excerpt.length);
  const isWhole = rest.length <= excerpt.length || end < 0;
  return `${from > 0 ? '… ' : ''}${isWhole ? rest : `${rest.slice(0, end)} …`}`;
}

export function createFind(sections: readonly Section[]): Find {
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
      boostDocument: (id) => (sections[Number(id)]?.page === undefined ? 1.5 : 1),
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => term.length >= 5 && 0.2,
      maxFuzzy: 2,
    },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return (query) => {
    const ofAll = index.search(query, { combineWith: 'AND' });
    const hits = ofAll.length > 0 ? ofAll : index.search(query, { combineWith: 'OR' });
    return hits.flatMap(({ id, terms }) => {
      const section = sections[Number(id)];
      const found = new Set(terms);
      return section === undefined
        ? []
        : {
            href: section.href,
            title: mark(section.title, found),
            page: section.page === undefined ? undefined : mark(section.page, found),
            text: mark(excerptOf(section.text, found), found),
          };
    });
  };
}
