import ky from 'ky';
import { array, object, parse, unknown } from 'valibot';
import type { Engine } from '../engine.ts';

const ResponseSchema = object({ categories: array(unknown()) });

export interface HttpEngineOptions extends Pick<Engine, 'title' | 'onViolation'> {
  /**
   * URL of the team's own service, on the desk's origin or one that accepts it (CORS). It holds the key of the model
   * behind it: code in a browser can't keep one secret.
   */
  url: string;
  /**
   * Milliseconds for an attempt.
   * @default 60000
   */
  timeout?: number;
  /**
   * Attempts after the first, if there is no answer, or one of 408, 429 or 5xx. `Retry-After` is respected.
   * @default 2
   */
  retries?: number;
}

/**
 * Engine behind a URL. It posts `{ vacancy, pages }` as JSON, an `Assignment` and the text by page, with the cookies of
 * the desk's origin. The service answers with `{ categories }`, a list of `Category`, in which evidence names the
 * requirements that it proves.
 */
export const httpEngine = ({
  title,
  onViolation,
  url,
  timeout = 60_000,
  retries = 2,
}: HttpEngineOptions): Engine => ({
  title,
  onViolation,
  note: `De tekst gaat naar ${URL.canParse(url) ? new URL(url).host : 'de server van deze werkbank'} en wordt daar gescoord.`,
  async score(vacancy, pages, { signal }) {
    const response = await ky.post(url, {
      json: { vacancy, pages },
      credentials: 'same-origin',
      signal,
      timeout,
      // Scoring changes nothing, so that a POST may be repeated.
      retry: { limit: retries, methods: ['post'], retryOnTimeout: true, maxRetryAfter: timeout },
    });
    return parse(ResponseSchema, await response.json()).categories;
  },
});
