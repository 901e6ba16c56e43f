// The library's own words, in Dutch. Each is an export of its own: an app gets those of the components that it uses. Those
// about candidates are a file of their own, so that a page of forms doesn't carry them for another of the same app.
export * from './nl.candidates.js';
export * from './nl.general.js';

/** A text, with the names of what is filled in between braces. */
export interface Message<Text extends string | Plural = string | Plural> {
  key: string;
  text: Text;
}

/** A text for each way in which a language counts: `{count}` decides. `other` is what is left. */
export type Plural<Text extends string = string> = { other: Text } & {
  [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: Text;
};
