import { html as template } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup that is safe to send: made by `html`, never from a text of someone else. */
export type Html = HtmlEscapedString;

type Value = string | number | Html | readonly Html[];

/** Hono's, which escapes every value that is not itself made by it; given no promise, it is none. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]) =>
  template(parts, ...values) as Html;

/** A text as markup that shows it. */
export const escaped = (text: string) => String(html`${text}`);
