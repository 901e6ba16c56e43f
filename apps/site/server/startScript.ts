import { storageKeyOf } from '../src/baas/storageKey.ts';

/**
 * Runs before anything else does.
 *
 * Whether this browser keeps a session is said to the CSS before anything is painted: the navigation bar shows
 * 'Dashboard' at once.
 *
 * The typeface takes another round trip, and is used only if it is here within 0.1 s of the first layout
 * (https://drafts.csswg.org/css-fonts/#font-display-desc). Where the document's own took over 0.3 s it would come too late:
 * it is neither fetched nor declared, as the whole page would be laid out once more when it comes, for nothing. Nor is it
 * for who asks to be spared data. Others fetch it before anything else.
 *
 * A form that is submitted before React listens to it is marked instead of sent; the library's `Form`
 * submits it again as soon as it is hydrated. Nothing typed is lost, and no password ever ends up in
 * an address.
 *
 * The start of the site (`src/start/start.ts`) is imported when its file is here: browsers from before mid-2026
 * never ask again for a module that failed to come (https://github.com/whatwg/html/pull/10327). When it does not
 * come, `#start-failure` says so. A press on one of its buttons and a connection that comes back try again,
 * on the page as it stands.
 *
 * What the islands need that come to life by themselves is fetched beside it, at low priority, unless the visitor is
 * to be spared: `isSparing` in `src/start/islands.ts` says the same of what is fetched later.
 */
export const startScript = (supabaseUrl: string): string =>
  `
  {
    const d = document;
    const { saveData, effectiveType } = navigator.connection ?? {};
    const isSparing = saveData || /2g/.test(effectiveType);

    try {
      const key = '${storageKeyOf(supabaseUrl)}';
      if (sessionStorage[key] || localStorage[key]) d.documentElement.dataset.signedIn = '';
    } catch {}

    const typeface = d.querySelector('[data-typeface]');
    const asked = performance.getEntriesByType('navigation')[0]?.requestStart;
    if (isSparing || performance.now() - asked > 300) typeface.remove();
    else {
      const link = d.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: typeface.dataset.typeface });
      d.head.append(link);
    }

    addEventListener('submit', (e) => {
      const own = e.target.dataset;
      if (own.hydrated === undefined && own.early !== undefined) {
        e.preventDefault();
        own.early = 'submitted';
      }
    }, true);

    const bring = async (url, options) => {
      const answer = await fetch(url, options);
      if (!answer.ok) throw Error(answer.status + ' ' + url);
      return answer.arrayBuffer();
    };
    const start = async () => {
      const failure = d.getElementById('start-failure');
      if (!failure) return;
      const { href } = d.querySelector('link[data-start]');
      failure.hidden = true;
      try {
        await bring(href);
        failure.onclick = null;
        await import(href);
      } catch (error) {
        console.error(error);
        failure.hidden = false;
        failure.onclick = ({ target }) => {
          if (target.closest('button')) {
            d.querySelector('main').focus();
            start();
          }
        };
        addEventListener('online', start, { once: true });
      }
    };
    addEventListener('DOMContentLoaded', () => {
      start();
      if (isSparing) return;
      for (const island of d.querySelectorAll('[data-when=idle],[data-when=now]'))
        for (const file of island.dataset.files.split(' '))
          bring(file, { priority: 'low' }).catch(String);
    });
  }`.replaceAll(/\n\s*/g, '');
