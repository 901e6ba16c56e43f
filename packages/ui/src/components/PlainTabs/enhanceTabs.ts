import { shareSubscription } from '../../internal/shareSubscription.js';

const tab = '[data-tabs] [role=tab]';

const panelOf = (one: Element) => document.getElementById(one.getAttribute('aria-controls') ?? '');

function select(chosen: HTMLElement): void {
  for (const one of chosen.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? []) {
    const isChosen = one === chosen;
    one.setAttribute('aria-selected', String(isChosen));
    one.toggleAttribute('data-selected', isChosen);
    one.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(one);
    if (panel !== null) panel.hidden = !isChosen;
  }
}

function onClick({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>(tab) : null;
  if (pressed !== null) select(pressed);
}

/** Handles the keys of the tabs pattern. Left and Right follow the reading direction. */
function onKey(event: KeyboardEvent): void {
  const { target, key, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof HTMLElement) || !target.matches(tab)) return;
  const all = [...(target.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const forward = getComputedStyle(target).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const place = all.indexOf(target);
  const goals: Partial<Record<string, number>> = {
    [forward]: (place + 1) % all.length,
    [backward]: (place + all.length - 1) % all.length,
    Home: 0,
    End: all.length - 1,
  };
  const goal = all[goals[key] ?? -1];
  if (goal === undefined) return;
  event.preventDefault();
  select(goal);
  goal.focus();
}

/**
 * Selects the tab whose panel is, or contains, the target of the URL fragment. A static page calls it after a URL
 * change without a new document.
 */
export function showTabFromHash(): void {
  const place = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  const panel = place?.closest('[data-tabs] > [role=tabpanel]');
  const chosen = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (chosen) select(chosen);
}

const listen = shareSubscription(() => {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  addEventListener('hashchange', showTabFromHash);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKey);
    removeEventListener('hashchange', showTabFromHash);
  };
});

/**
 * Makes every `PlainTabs` interactive, and selects the tab targeted by the URL fragment. The component calls it on
 * mount; a static page calls it once.
 * @returns a function that stops this, unless other callers still need it.
 */
export function enhanceTabs(): () => void {
  showTabFromHash();
  return listen();
}
