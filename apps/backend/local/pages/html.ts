import { html as template } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup that is safe to send: created by `html`, never from untrusted text. */
export type Html = HtmlEscapedString;

type Value = string | number | Html | readonly Html[];

/**
 * Hono's `html`, which escapes every value except its own markup. Without promises among the values it returns none.
 */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]) =>
  template(parts, ...values) as Html;

/** Escapes a string for use in markup. */
export const escapeHtml = (text: string) => String(html`${text}`);
