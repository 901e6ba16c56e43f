import { isEmptyRichText, isSafeHref, parseRichText } from '@heldermatch/ui/richText';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../local/database.ts';
import { ownDatabase } from './harness.ts';

let database: Database;
beforeAll(async () => {
  database = await ownDatabase();
});
afterAll(() => database.close());

/** Evaluates an expression of SQL for each `value`. */
async function evaluate(expression: string, values: readonly unknown[]): Promise<unknown[]> {
  const { rows } = await database.driver.query<{ result: unknown }>(
    `select ${expression} as result from jsonb_array_elements($1) with ordinality as given (value, place)
     order by place`,
    [JSON.stringify(values)],
  );
  return rows.map(({ result }) => result);
}

const oneOf = (...values: readonly unknown[]) => fc.constantFrom(...values);
const mostly = (valid: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 30, arbitrary: valid },
    { weight: 1, arbitrary: oneOf(null, '', 1, true, [], {}, 'x') },
  );
const listOf = (item: fc.Arbitrary<unknown>) =>
  mostly(fc.array(item, { minLength: 1, maxLength: 3 }));
const text = mostly(oneOf('a', ' ', '\u00a0', 'x'.repeat(2000), '😀'.repeat(1000)));
const attribute = fc.oneof(text, oneOf('Anna', 'x'.repeat(2001), '😀'.repeat(1001)));
const mark = mostly(
  fc.oneof(
    fc.record({ type: oneOf('bold', 'italic', 'link', 'underline') }),
    fc.record({
      type: oneOf('link'),
      attrs: mostly(fc.record({ href: oneOf('https://a.nl', 'mailto:a@b.nl', 'javascript:x', 1) })),
    }),
  ),
);
const inline = mostly(
  fc.oneof(
    fc.record({ type: oneOf('text'), text }),
    fc.record({ type: oneOf('text'), text, marks: listOf(mark) }),
    fc.record({
      type: oneOf('mention', 'variable'),
      attrs: mostly(fc.record({ id: attribute, label: attribute })),
    }),
    fc.record({ type: oneOf('hardBreak', 'hardBreak', 'paragraph', 'doc', 'image') }),
  ),
);
const paragraph = mostly(
  fc.record(
    { type: mostly(oneOf('paragraph')), content: listOf(inline) },
    { requiredKeys: ['type'] },
  ),
);
const item = mostly(fc.record({ type: mostly(oneOf('listItem')), content: listOf(paragraph) }));
const list = fc.record({ type: oneOf('bulletList', 'orderedList'), content: listOf(item) });
const documents = fc.record({
  type: mostly(oneOf('doc')),
  content: listOf(fc.oneof(paragraph, mostly(list))),
});

const label = fc.oneof(
  fc.stringMatching(/^[a-zA-Z0-9_é%À-]{1,8}$/),
  oneOf('voorbeeld', 'xn--caf-dma', '1', '0x1f', '256', '', 'a b', '日本', '[::1]', 'ſ'),
);
const addresses = fc
  .tuple(
    oneOf('http:', 'https://', 'HTTPS:\\', 'mailto:', 'javascript:', 'ftp://', '', ' https:/'),
    oneOf('', '', 'u@', 'u:p@', 'a@b@'),
    fc.oneof(
      fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.')),
      oneOf('1.2.3.4', '255.255.255.255', '256.1.1.1', '1.2.3', '0x7f.1', '1.2.3.4.'),
    ),
    oneOf('', '', '.', ':80', ':', ':65535', ':65536', ':x'),
    oneOf('', '/', '/a b', '?x', '#y', '\\z', ' ', '\n', '/é😀'),
  )
  .map((parts) => parts.join(''));

test('the database accepts the formatted texts that the library reads', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(documents, { minLength: 200, maxLength: 200 }), async (given) => {
      const read = given.map(parseRichText);
      const isValid = read.map((richText) => richText !== undefined);
      expect(await evaluate('private.is_rich_text(value)', given)).toEqual(isValid);
      const valid = read.filter((richText) => richText !== undefined);
      const hasWords = valid.map((richText) => !isEmptyRichText(richText));
      expect(await evaluate('private.has_words(value)', valid)).toEqual(hasWords);
      accepted += valid.length;
    }),
    { numRuns: 20 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test('the database refuses a property that the library leaves out', async () => {
  const run = { type: 'text', text: 'x' };
  const link = { type: 'link', attrs: { href: 'https://a.nl', target: 'x' } };
  const mention = { type: 'mention', attrs: { id: 'a', label: 'a', email: 'x' } };
  const nodes = [
    { ...run, style: 'x' },
    { type: 'hardBreak', text: 'x' },
    { ...run, marks: [{ type: 'bold', attrs: {} }] },
    { ...run, marks: [link] },
    { ...run, marks: [{ ...link, attrs: { href: 'https://a.nl' }, title: 'x' }] },
    mention,
    { ...mention, attrs: { id: 'a', label: 'a' }, text: 'x' },
  ];
  const docs = [
    ...nodes.map((node) => ({ type: 'doc', content: [{ type: 'paragraph', content: [node] }] })),
    { type: 'doc', content: [{ type: 'paragraph', attrs: {} }] },
    { type: 'doc', content: [{ type: 'paragraph' }], version: 1 },
  ];
  expect(docs.map((doc) => parseRichText(doc) !== undefined)).not.toContain(false);
  expect(await evaluate('private.is_rich_text(value)', docs)).not.toContain(true);
});

test('the database accepts no address of a link that the library refuses', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(addresses, { minLength: 300, maxLength: 300 }), async (given) => {
      const isSafe = await evaluate("private.is_safe_href(value #>> '{}')", given);
      const chosen = given.filter((_, index) => isSafe[index] === true);
      expect(chosen.filter((address) => !isSafeHref(address))).toEqual([]);
      accepted += chosen.length;
    }),
    { numRuns: 5 },
  );
  expect(accepted).toBeGreaterThan(200);
});
