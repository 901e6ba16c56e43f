// Loaded when the panel first asks for something.
import { virtual } from '@guidepup/virtual-screen-reader';
import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from 'dom-accessibility-api';
import { tabbable } from 'tabbable';
import type { Accessible, Answer, Request } from './events.ts';

const own = '.sb-wrapper, #storybook-docs, [data-focus-order]';

/** Roles without a meaning. */
const withoutMeaning = new Set([null, '', 'generic', 'none', 'presentation']);

const accessibleOf = (element: Element, depth = 0): Accessible => ({
  role: getRole(element) ?? '',
  name: computeAccessibleName(element),
  description: computeAccessibleDescription(element),
  depth,
});

function treeOf(parent: Element, depth = 0): Accessible[] {
  return [...parent.children].flatMap((element) => {
    const isHidden =
      element.matches(`${own}, script, style, [aria-hidden=true], [inert]`) ||
      !element.checkVisibility({ visibilityProperty: true });
    if (isHidden) return [];
    if (withoutMeaning.has(getRole(element))) return treeOf(element, depth);
    return [accessibleOf(element, depth), ...treeOf(element, depth + 1)];
  });
}

const focusable = () => tabbable(document.body).filter((element) => element.closest(own) === null);

function drawFocusOrder(elements: readonly Element[]): void {
  document.querySelector('[data-focus-order]')?.remove();
  if (elements.length === 0) return;
  const layer = document.createElement('div');
  layer.dataset['focusOrder'] = '';
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = 'position: absolute; inset: 0; pointer-events: none; z-index: 2147483647';
  for (const [index, element] of elements.entries()) {
    const { left, top } = element.getBoundingClientRect();
    const number = document.createElement('span');
    number.textContent = String(index + 1);
    number.style.cssText = `position: absolute; left: ${left + scrollX}px; top: ${top + scrollY}px;
      padding: 0 0.35em; border-radius: 0.5em; font: bold 0.75rem sans-serif; color: #fff; background: #a1006b`;
    layer.append(number);
  }
  document.body.append(layer);
}

/** Reads the story from its start to its end, as the arrow key of a screen reader does. */
async function readAll(): Promise<string[]> {
  const focused = document.activeElement;
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  if (focused instanceof HTMLElement) focused.focus();
  return phrases;
}

let isListening = false;

/** Answers the panel about the current story. */
export async function inspect(request: Request): Promise<Omit<Answer, 'rulesOff'>> {
  let transcript: string[] = [];
  if (isListening) {
    transcript = await virtual.spokenPhraseLog();
    if (!request.isListening) await virtual.stop();
  } else if (request.isListening) await virtual.start({ container: document.body });
  isListening = request.isListening;
  if (request.readsAll && !isListening) transcript = await readAll();
  const elements = focusable();
  drawFocusOrder(request.showsFocusOrder ? elements : []);
  return {
    focusOrder: elements.map((element) => accessibleOf(element)),
    tree: treeOf(document.body),
    transcript,
  };
}
