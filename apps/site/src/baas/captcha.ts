// Fetched when a form is submitted, and only if the project uses a captcha: no third-party code loads before a press.
import { captchaProviders, type CaptchaProvider } from './captchaProviders.ts';

/** API that the scripts of both providers add to `window`. */
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
 * Runs the provider's captcha, which may show a challenge.
 * @returns a token for one request.
 * @throws when the check fails or the visitor cancels it.
 */
export async function solveCaptcha(provider: CaptchaProvider, siteKey: string): Promise<string> {
  const widgets = await (loading.get(provider) ?? load(provider));
  const container = document.createElement('div');
  // Visible wherever the form is; hCaptcha opens its own dialog.
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
        // The first two are Turnstile's, the last two hCaptcha's.
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
