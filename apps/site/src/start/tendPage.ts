import { markCurrentSection, tendDialogs, tendTabs } from '@heldermatch/ui';

/** Does for the page that is shown what takes a script and no more. */
export function tendPage(root: HTMLElement): void {
  const contents = root.querySelector<HTMLElement>('[data-contents]');
  if (contents !== null) markCurrentSection(contents);
  const attempted = root.querySelector('[data-attempted]');
  if (attempted !== null) tellAttempt(root, attempted);
}

/** What somebody may have looked for there: '/oud/bewaar-termijnen.html' is 'oud bewaar termijnen'. */
const wordsOf = (path: string) =>
  (path.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 100);

/** As people write it; a host may also serve this page for what is no text. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The page that does not exist is one document for every path. */
function tellAttempt(root: HTMLElement, place: Element): void {
  const path = readable(location.pathname);
  // oxlint-disable-next-line no-console -- the specified behaviour
  console.error('404: geen pagina op', path);
  place.textContent = path;
  const field = root.querySelector<HTMLInputElement>('main input[type=search]');
  if (field !== null && field.value === '') field.value = wordsOf(path);
}

/** What is searched for at the foot of a page. */
export function logSearch(words: string): void {
  // oxlint-disable-next-line no-console -- the specified behaviour
  console.log('Zoeken:', words);
}

/** As the library's `SearchForm` does it where React listens: nothing is searched for by empty words. */
function onSearch(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.role !== 'search') return;
  const field = form.querySelector<HTMLInputElement>('input[type=search]');
  if (field === null) return;
  field.value = field.value.trim();
  if (field.value === '') event.preventDefault();
  else if (form.closest('footer') !== null) logSearch(field.value);
}

/** A button that leads to a place on its page, and shows the tab of a panel there. */
function onPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-leads-to]') : null;
  const place = document.getElementById(button?.getAttribute('data-leads-to') ?? '');
  if (place === null) return;
  const panel = button?.getAttribute('data-shows');
  place.querySelector<HTMLElement>(`[role=tab][aria-controls="${panel}"]`)?.click();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  place.focus({ preventScroll: true });
}

/** The same, for what is pressed and sent on whichever page. */
export function tendControls(): void {
  document.addEventListener('submit', onSearch);
  document.addEventListener('click', onPress);
  tendDialogs();
  tendTabs();
}
