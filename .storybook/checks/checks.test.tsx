// A check that can't fail is useless: each gets a broken example, and must report it.
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { hydrate, place } from './hydrate.ts';
import { keyboardViolations } from './keyboard.ts';

test.for([
  ['a block in a paragraph', '<p><div>Helder</div></p>', 'close-order'],
  ['an id twice', '<p id="a">Een</p><p id="a">Twee</p>', 'no-dup-id'],
  ['a control in a control', '<a href="/"><button type="button">Open</button></a>', 'permitted'],
  [
    "an input's attribute",
    '<textarea aria-label="Helder" type="text"></textarea>',
    "an input's attribute",
  ],
  ['a name that is none', '<div aria-label="Helder">Helder</div>', 'aria-label-misuse'],
] as const)('invalid HTML is reported: %s', async ([, html, rule]) => {
  expect(await commands.validateHtml(html)).toEqual([expect.stringContaining(rule)]);
});

test('a hydration mismatch is reported', async () => {
  const { root } = await place('<p>van de server</p>');
  const messages = await hydrate(root, <p>van de browser</p>);
  expect(messages.join()).toContain('Hydration failed');
});

test('a console message during hydration is reported', async () => {
  function Loud() {
    // oxlint-disable-next-line no-console -- the message that the check must report
    useEffect(() => console.warn('hoorbaar'), []);
    return <p>Helder</p>;
  }
  const { root } = await place('<p>Helder</p>');
  expect(await hydrate(root, <Loud />)).toEqual(['hoorbaar']);
});

test('an effect that StrictMode repeats without its cleanup is reported', async () => {
  let mounts = 0;
  function Unclean() {
    useEffect(() => {
      mounts += 1;
      // oxlint-disable-next-line no-console -- the message that the check must report
      if (mounts > 1) console.error('dubbel');
    }, []);
    return <p>Helder</p>;
  }
  const { root } = await place('<p>Helder</p>');
  expect(await hydrate(root, <Unclean />)).toEqual(['dubbel']);
});

test.for([
  ['for the mouse only', '<div style="cursor: pointer">Open</div>'],
  ['focus not seen', '<button style="outline: none">Open</button>'],
  [
    'focus not seen in forced colours',
    '<style>@media (forced-colors: active) { b { outline: 0 } }</style><b tabindex="0">Open</b>',
  ],
  [
    'not reached',
    `<button onkeydown="event.preventDefault(); document.body.lastChild.focus()">Een</button>
    <button>Twee</button>`,
  ],
  ["can't be left", '<button onkeydown="event.preventDefault()">Val</button>'],
] as const)('a keyboard violation is reported: %s', async ([violation, html]) => {
  const { before, after } = await place(html);
  expect(await keyboardViolations(before, after)).toContainEqual(
    expect.stringMatching(new RegExp(`^${violation}: `)),
  );
});

test('content that works with the keyboard passes', async () => {
  const { before, after } = await place('<a href="/">Een</a> <button>Twee</button>');
  expect(await keyboardViolations(before, after)).toEqual([]);
});
