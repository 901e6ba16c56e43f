// Every language has all messages, with the same placeholders.
import { expect, test } from 'vitest';
import * as sums from '../../packages/scorecard/src/index.ts';
import type { Language } from '../../packages/scorecard/src/index.ts';
import { en } from '../../packages/ui/src/messages/en.ts';
import * as nl from '../../packages/ui/src/messages/nl.ts';

type Text = string | Readonly<Record<string, string>>;

const formsOf = (text: Text) => (typeof text === 'string' ? [text] : Object.values(text));
const placeholdersOf = (text: Text) =>
  formsOf(text).map((form) => (form.match(/\{\w+\}/g) ?? []).toSorted().join());

const dutch = Object.entries(nl);

test('every message is found by its own name', () => {
  expect(dutch.length).toBeGreaterThan(40);
  expect(dutch.map(([, { key }]) => key)).toEqual(dutch.map(([name]) => name));
});

test.for(Object.entries({ en }))('%s has every message', ([, words]) => {
  expect(Object.keys(words).toSorted()).toEqual(dutch.map(([name]) => name).toSorted());
});

test('sums are described as in the scorecard package, which works without React', () => {
  const words = (language: Language) =>
    Object.entries(language).flatMap(([name, text]: [string, string | object]) =>
      typeof text === 'string' ? (name === 'locale' ? [] : [text]) : Object.values(text),
    );
  const dutchTexts = new Set(dutch.map(([, { text }]) => text));
  expect(words(sums.nl).filter((text) => !dutchTexts.has(text))).toEqual([]);
  const englishTexts = new Set(Object.values(en));
  expect(words(sums.en).filter((text) => !englishTexts.has(text))).toEqual([]);
});

test.for(dutch)(
  '%s has the same placeholders in every language and every plural form',
  ([name, { text }]) => {
    const filled = [text, en[name as keyof typeof en]].flatMap(placeholdersOf);
    expect(new Set(filled).size).toBe(1);
  },
);
