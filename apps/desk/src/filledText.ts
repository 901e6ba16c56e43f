import { isEmptyRichText, parseRichText, textOf, type RichText } from '@heldermatch/ui/richText';
import * as v from 'valibot';

/** Whether the log can hold it. A lone surrogate can't be sealed in its chain. */
function isFilled(value: unknown): boolean {
  const text = typeof value === 'object' ? parseRichText(value) : undefined;
  return text !== undefined && !isEmptyRichText(text) && textOf(text).isWellFormed();
}

/** Validates formatted text that is filled in. */
export const filledText = (message: string) => v.custom<RichText>(isFilled, message);
