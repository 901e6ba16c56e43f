// Dutch messages of the library. Each is a separate export, so that an app bundles only the messages of the components
// that it uses. Messages about candidates have their own file, so that a page with only forms doesn't load them.
export * from './nl.candidates.js';
export * from './nl.general.js';
export * from './nl.marking.js';

/** Text with the names of its placeholders in braces. */
export interface Message<Text extends string | Plural = string | Plural> {
  key: string;
  text: Text;
}

/** Text for each plural category of the language, selected by `{count}`. `other` is the fallback. */
export type Plural<Text extends string = string> = { other: Text } & {
  [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: Text;
};
