import { light } from '@heldermatch/tokens';
import { company, confirmed } from '@heldermatch/facts';
import { sumInFigures, segmentsOf, weightsInWords } from '@heldermatch/scorecard';
import {
  categories,
  cv,
  evidence,
  nameOf,
  summary,
  total,
  vacancy,
} from '@heldermatch/scorecard/example';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import PdfDocument from 'pdfkit';
import { samplePdf, summary as labels } from '../src/pages/evidenceScorecard/samplePdf.ts';
import { humanDecides } from '../src/pages/shared/labels.ts';
import { logo } from './logo.ts';
import type { Typeface } from './typeface.ts';

// A4, in points of 1/72 inch.
const page = { width: 595.28, height: 841.89, margin: 40 };
const gap = 24;
const cvWidth = 220;
const left = page.margin;
const right = left + cvWidth + gap;
const scoreWidth = page.width - page.margin - right;
const size = { title: 20, heading: 11, text: 8.5, score: 26 };
const leading = 1.45;

type Doc = InstanceType<typeof PdfDocument>;

interface Place {
  x: number;
  y: number;
}

interface Words {
  text: string;
  isBold?: boolean;
  isMarked?: boolean;
  color?: string;
  /** Called with the lower right corner of the words. */
  onEnd?: (end: Place) => void;
}

/**
 * Writes words from a position, wrapped to the width, with marked words on yellow. Returns the position of the next
 * line.
 */
function write(
  doc: Doc,
  parts: readonly Words[],
  { x, y, width, fontSize = size.text }: { x: number; y: number; width: number; fontSize?: number },
): number {
  let at = x;
  let line = y;
  /** End of the last mark. An adjacent mark starts here, so that it doesn't cover the last letter. */
  let markEnd = 0;
  const height = fontSize * leading;
  for (const {
    text,
    isBold = false,
    isMarked = false,
    color = light.text.default,
    onEnd,
  } of parts) {
    doc.font(isBold ? 'bold' : 'regular').fontSize(fontSize);
    for (const word of text.split(/(?<= )/)) {
      const bare = word.trimEnd();
      if (at > x && at + doc.widthOfString(bare) > x + width) {
        at = x;
        line += height;
      }
      const space = doc.widthOfString(word);
      if (isMarked) {
        const from = at === markEnd ? at : at - 1;
        doc.rect(from, line - 1, at + space + 1 - from, fontSize * 1.3).fill(light.marker.default);
        markEnd = at + space;
      }
      doc.fillColor(color).text(word, at, line, { lineBreak: false });
      at += space;
    }
    onEnd?.({ x: at, y: line + fontSize * 1.3 - 1 });
  }
  return line + height;
}

type Places = Map<number, Place>;

/**
 * Text of the CV between two offsets, with its reference number after each passage. Adds the place of each number to
 * `passages`.
 */
const marked = (start: number, end: number, passages: Places): Words[] =>
  segmentsOf(cv.text, { start, end }, evidence).flatMap(({ text, marks, ends }) => [
    { text, isMarked: marks.length > 0 },
    ...ends.map(({ reference }) => ({
      text: ` (${reference})`,
      isBold: true,
      isMarked: true,
      onEnd: (place: Place) => passages.set(reference, place),
    })),
  ]);

function drawCv(doc: Doc, top: number, passages: Places): number {
  let y = top;
  for (const { type, date, start, end } of cv.blocks) {
    const text = cv.text.slice(start, end);
    const place = { x: left, y, width: cvWidth };
    if (type === 'title' || type === 'heading') {
      if (type === 'heading') place.y += 6;
      y = write(doc, [{ text, isBold: true }], { ...place, fontSize: size.heading }) + 2;
    } else if (type === 'redaction') {
      doc.font('regular').fontSize(size.text);
      doc.rect(left, y - 2, doc.widthOfString(text) + 8, 14).fill(light.text.default);
      y = write(doc, [{ text, color: light.surface.default }], { ...place, x: left + 4 }) + 4;
    } else {
      const when: Words[] = date === undefined ? [] : [{ text: `${date}  `, isBold: true }];
      y = write(doc, [...when, ...marked(start, end, passages)], place) + 3;
    }
  }
  return y;
}

function drawBar(doc: Doc, y: number, score: number, confidence: number): void {
  const reach = (scoreWidth * score) / 100;
  const sure = (reach * confidence) / 100;
  doc.rect(right, y, scoreWidth, 4).fill(light.border.subtle);
  doc.rect(right, y, sure, 4).fill(light.action.default);
  for (let at = right + sure + 1; at < right + reach; at += 3) {
    doc.rect(at, y, 1.5, 4).fill(light.action.default);
  }
}

/** Draws the logo above the heading, 20 points high. */
function drawLogo(doc: Doc): void {
  doc
    .save()
    .translate(left, 38)
    .scale(20 / logo.height)
    .translate(0, -logo.top);
  for (const { name, path, x } of logo.parts) {
    const color = name === 'marker' ? light.marker.default : light.text.default;
    doc.translate(x, 0).path(path).fill(color).translate(-x, 0);
  }
  doc.restore();
}

/** Draws a line through the gutter, from a passage in the CV to its quote at a score. */
function drawLine(doc: Doc, passage: Place, quote: Place, gutter: number): void {
  const x = passage.x - 4;
  const below = passage.y + 1.5;
  // A step of less than a line of text would look like a mistake.
  const y = Math.abs(quote.y - below) < size.text ? below : quote.y;
  doc.moveTo(x, passage.y).lineTo(x, below).lineTo(gutter, below);
  doc.lineTo(gutter, y).lineTo(quote.x, y).lineWidth(0.5).stroke(light.text.default);
}

function drawScores(doc: Doc, top: number, passages: Places): number {
  doc.font('bold').fontSize(size.score).fillColor(light.text.default);
  doc.text(`${total.score}%`, right, top - 6, { width: scoreWidth, align: 'right' });
  const column = { x: right, width: scoreWidth };
  let y = write(doc, [{ text: samplePdf.score, isBold: true }], {
    ...column,
    y: top,
    fontSize: size.heading,
  });
  y = write(
    doc,
    [
      { text: `${labels.strengths} `, isBold: true },
      { text: `${summary.strengths} ` },
      { text: `${labels.gaps} `, isBold: true },
      { text: summary.gaps },
    ],
    { ...column, y: y + 10 },
  );
  for (const [index, category] of categories.entries()) {
    const { title, score, confidence, why, context, evidence: own } = category;
    y += 8;
    doc
      .font('bold')
      .fontSize(size.text + 1)
      .fillColor(light.text.default);
    doc.text(`${score}%`, right, y, { width: scoreWidth, align: 'right', lineBreak: false });
    y = write(doc, [{ text: title, isBold: true }], { ...column, y, fontSize: size.text + 1 });
    drawBar(doc, y, score, confidence);
    y = write(doc, [{ text: why }], { ...column, y: y + 8 });
    const [{ quote, reference }] = own as [(typeof own)[number]];
    const passage = passages.get(reference);
    if (passage) {
      const gutter = right - gap + 5 + index * 4;
      drawLine(doc, passage, { x: right - 1, y: y + 2 + size.text / 2 }, gutter);
    }
    y = write(
      doc,
      [
        { text: `‘${quote}’`, isMarked: true },
        { text: ` (${reference})`, isBold: true, isMarked: true },
      ],
      { ...column, y: y + 2 },
    );
    y = write(
      doc,
      [
        { text: samplePdf.confidence(confidence), isBold: true },
        { text: context === undefined ? '' : ` ${context}` },
      ],
      { ...column, y: y + 2 },
    );
  }
  y = write(
    doc,
    [{ text: `${weightsInWords(total)} ` }, { text: sumInFigures(total), isBold: true }],
    {
      ...column,
      y: y + 8,
    },
  );
  return write(doc, [{ text: humanDecides, color: light.text.muted }], { ...column, y: y + 4 });
}

/** Draws the decision form: empty lines to fill in by hand. It is the only part that the software leaves empty. */
function drawDecision(doc: Doc, top: number): void {
  const width = page.width - 2 * page.margin;
  doc.rect(left, top, width, 96).lineWidth(1.5).stroke(light.text.default);
  doc.rect(left, top, 6, 96).fill(light.marker.default);
  const inner = left + 20;
  write(doc, [{ text: samplePdf.decision.title, isBold: true }], {
    x: inner,
    y: top + 10,
    width,
    fontSize: size.heading,
  });
  const column = (width - 40) / 2;
  for (const [index, label] of samplePdf.decision.lines.entries()) {
    const x = inner + (index % 2) * (column + 10);
    const y = top + 44 + Math.floor(index / 2) * 30;
    write(doc, [{ text: label, color: light.text.muted }], { x, y: y - 8, width: 90 });
    doc
      .moveTo(x + 78, y + 4)
      .lineTo(x + column - 10, y + 4)
      .lineWidth(0.75)
      .stroke(light.border.default);
  }
}

/**
 * Writes the example scorecard as one A4 page, to hand to the decision maker. It is a tagged PDF, so that screen
 * readers can read it.
 * @throws Error when it doesn't fit on one page.
 */
export async function writeScorecardPdf(dist: string, [regular, bold]: Typeface): Promise<void> {
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    lang: 'nl-NL',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: samplePdf.title,
      Author: company.name,
      // The same sources give the same file.
      CreationDate: new Date(confirmed),
    },
  });
  const file = createWriteStream(join(dist, samplePdf.file));
  doc.pipe(file);
  doc.registerFont('regular', regular.data);
  doc.registerFont('bold', bold.data);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let bottom = 0;
  const passages: Places = new Map();
  const add = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw));

  root.add(doc.struct('Figure', { alt: company.name }, () => drawLogo(doc)));
  add('H1', () => {
    write(doc, [{ text: samplePdf.heading, isBold: true }], {
      x: left,
      y: 66,
      width: 500,
      fontSize: size.title,
    });
  });
  add('P', () => {
    const text = `${vacancy.title}, ${vacancy.place} · ${nameOf('0412')} · ${samplePdf.invented}`;
    write(doc, [{ text, color: light.text.muted }], { x: left, y: 96, width: 500 });
  });
  add('Sect', () => {
    bottom = drawCv(doc, 130, passages);
  });
  add('Sect', () => {
    bottom = Math.max(bottom, drawScores(doc, 130, passages));
  });
  const decisionTop = page.height - page.margin - 96;
  if (bottom > decisionTop - 8) {
    throw new Error(
      `The scorecard no longer fits on a sheet: it takes ${Math.round(bottom)} points`,
    );
  }
  add('Sect', () => drawDecision(doc, decisionTop));
  root.end();
  doc.end();
  await finished(file);
}
