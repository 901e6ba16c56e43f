// Generates the CV and the scorecard of one fictitious candidate, as a server would send them when it is opened.
import type { Category, Evidence } from '@heldermatch/scorecard';
import type { DocumentBlock, DocumentPage } from '@heldermatch/ui';
import type { Applicant } from './candidates.ts';
import { careerOf, phrasesOf, scoresOf, type Career, type Claim } from './career.ts';
import { cvOf, shared, type Line } from './cv.ts';
import type { Seed } from './vacancies.ts';
import { formatList } from '../format.ts';

export interface Details {
  pages: readonly DocumentPage[];
  categories: readonly Category[];
}

interface Passage extends Omit<Evidence, 'reference' | 'document'> {
  id: string;
}

/** Divides lines into at most three pages of about equal length. A page begins with a heading or a dated line. */
function paginate(lines: readonly Line[]) {
  const length = lines.reduce((sum, { text }) => sum + text.length + 1, 0);
  const maxLength = length / Math.min(3, Math.ceil(length / 1000));
  const pages: (DocumentPage & { blocks: DocumentBlock[] })[] = [];
  const passages: Passage[] = [];
  let page = { text: '', blocks: [] as DocumentBlock[] };
  pages.push(page);
  for (const { text, proofs = [], ...block } of lines) {
    const canBreak = block.type === 'heading' || block.date !== undefined;
    if (canBreak && page.blocks.at(-1)?.type !== 'heading' && page.text.length > maxLength) {
      page = { text: '', blocks: [] };
      pages.push(page);
    }
    const start = page.text.length;
    page.text += `${text}\n`;
    page.blocks.push({ ...block, start, end: start + text.length });
    for (const { id, quote } of proofs) {
      if (id === undefined) continue;
      const from = start + text.indexOf(quote);
      passages.push({ id, page: pages.length, start: from, end: from + quote.length, quote });
    }
  }
  return { pages, passages };
}

/** Explains a category's score in one sentence: what the evidence shows, and what is missing. */
function whyOf(claims: readonly Claim[], missing: readonly string[], { months }: Career): string {
  const years = months < 12 ? 'minder dan een jaar' : `${Math.floor(months / 12)} jaar`;
  const values = {
    '{shown}': formatList(
      claims.map(({ proof, level }) => (proof.shows[level] ?? '').replace('{years}', years)),
    ),
    '{missing}': formatList(missing),
  };
  const { shown, partly, none } = shared.why;
  const text = claims.length === 0 ? none : missing.length === 0 ? shown : partly;
  return Object.entries(values).reduce((sum, [key, value]) => sum.replace(key, value), text);
}

const placeOf = (page: number, start: number, end: number) => `${page} ${start} ${end}`;

/** Generates a candidate's details, the same ones every time. */
export function detailsOf({ id: candidate, title }: Applicant, vacancy: Seed): Details {
  const career = careerOf(Number(candidate), vacancy);
  const { pages, passages } = paginate(cvOf(title, career, vacancy));
  const references = new Map<string, number>();
  const idsAt = new Map<string, string[]>();
  for (const { id, page, start, end } of passages) {
    const place = placeOf(page, start, end);
    idsAt.set(place, [...new Set(idsAt.get(place)).add(id)]);
  }
  const evidenceOf = ({ id }: Claim): Evidence[] =>
    passages
      .filter((passage) => passage.id === id)
      .slice(0, 3)
      .map(({ page, start, end, quote }) => {
        const place = placeOf(page, start, end);
        const reference = references.get(place) ?? references.size + 1;
        references.set(place, reference);
        const requirements = idsAt.get(place);
        return { reference, document: `cv-${candidate}`, page, start, end, quote, requirements };
      });
  const categories = scoresOf(career, vacancy).map((scored): Category => {
    const asked = vacancy.requirements.filter(({ category }) => category === scored.id);
    const claims = career.claims.filter(({ id }) => asked.some((one) => one.id === id));
    const missing = asked
      .filter(({ id }) => claims.every((claim) => claim.id !== id))
      .map(({ id }) => phrasesOf(vacancy).requirements[id]?.over ?? '');
    const evidence = claims
      .flatMap(evidenceOf)
      .filter(
        (one, at, all) => at === all.findIndex(({ reference }) => reference === one.reference),
      );
    const { none, thin } = shared.context;
    return {
      ...scored,
      why: whyOf(claims, missing, career),
      context:
        claims.length === 0 ? none : claims.every(({ level }) => level === 0) ? thin : undefined,
      evidence,
    };
  });
  return { pages, categories };
}
