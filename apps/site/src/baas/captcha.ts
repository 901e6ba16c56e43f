// Fetched when a form is sent, and only where the project wants it: nothing of others loads before a press.
import { captchaProviders, type CaptchaProvider } from './captchaProviders.ts';

/** What both providers' scripts put into `window`. */
interface Widgets {
  render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => string;
  execute: (id: string) => unknown;
  remove: (id: string) => void;
}

const loading = new Map<CaptchaProvider, Promise<Widgets>>();

function load(provider: CaptchaProvider): Promise<Widgets> {
  const loaded = new Promise<Widgets>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = captchaProviders[provider].script;
    script.addEventListener('load', () => resolve(Reflect.get(globalThis, provider)));
    script.addEventListener('error', () => {
      loading.delete(provider);
      script.remove();
      reject(new Error(`The script of ${provider} can't be fetched`));
    });
    document.head.append(script);
  });
  loading.set(provider, loaded);
  return loaded;
}

/**
 * Has the provider find out whether a person asks; it may show them something to do.
 * @returns a token that is good for one call.
 * @throws when that could not be found out, or was given up.
 */
export async function solveCaptcha(provider: CaptchaProvider, siteKey: string): Promise<string> {
  const widgets = await (loading.get(provider) ?? load(provider));
  const container = document.createElement('div');
  // In view, wherever the form is; hCaptcha has a dialog of its own.
  container.style.cssText = 'position:fixed;inset:auto 1rem 1rem auto;z-index:2147483647';
  document.body.append(container);
  let id: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (reason: unknown) =>
        reject(new Error(`The check by ${provider} failed: ${String(reason)}`));
      id = widgets.render(container, {
        ...captchaProviders[provider].options,
        sitekey: siteKey,
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
        // Turnstile's, and hCaptcha's.
        'timeout-callback': fail,
        'unsupported-callback': fail,
        'chalexpired-callback': fail,
        'close-callback': fail,
      });
      widgets.execute(id);
    });
  } finally {
    if (id !== undefined) widgets.remove(id);
    container.remove();
  }
}
