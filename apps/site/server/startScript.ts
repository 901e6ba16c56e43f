import { storageKeyOf } from '../src/baas/storageKey.ts';

/**
 * Runs before anything else does.
 *
 * Whether this browser keeps a session is said to the CSS before anything is painted: the navigation bar shows
 * 'Dashboard' at once.
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
  `try{if(sessionStorage['${storageKeyOf(supabaseUrl)}']||localStorage['${storageKeyOf(supabaseUrl)}'])document.documentElement.dataset.signedIn=''}catch(e){}` +
  "addEventListener('submit',function(e){var d=e.target.dataset;if(d.hydrated===undefined&&d.early!==undefined){e.preventDefault();d.early='submitted'}},true);" +
  "addEventListener('DOMContentLoaded',function start(){var d=document,n=d.getElementById('start-failure'),l=d.querySelector('link[data-start]'),c=navigator.connection||{};if(!n)return;n.hidden=true;" +
  'function bring(u,p){return fetch(u,p).then(function(r){if(!r.ok)throw Error(r.status+" "+u);return r.arrayBuffer()})}' +
  "bring(l.href).then(function(){n.onclick=null;return import(l.href)}).catch(function(e){console.error(e);n.hidden=false;n.onclick=function(e){if(e.target.closest('button')){d.querySelector('main').focus();start()}};addEventListener('online',start,{once:true})});" +
  "if(!c.saveData&&!/2g/.test(c.effectiveType))d.querySelectorAll('[data-when=idle],[data-when=now]').forEach(function(i){i.dataset.files.split(' ').forEach(function(f){bring(f,{priority:'low'}).catch(String)})})})";
