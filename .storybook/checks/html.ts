import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Lists without bullets are no lists to Safari's screen reader without it; tables of React Aria say theirs too.
    'no-redundant-role': 'off',
    // React Aria's grids carry roles instead of `scope`.
    'wcag/h63': 'off',
    // React Aria draws these so that they can be styled. Its radio is a segment: a button that the arrows don't choose.
    'prefer-native-element': ['error', { exclude: ['listbox', 'progressbar', 'radio', 'region'] }],
    // React Aria makes a submit button an ordinary one while it is pending.
    'wcag/h32': 'off',
  },
});
// Made once: by itself it reads its tables of HTML anew for each text.
const config = loader.getConfigFor('');
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

/** Faults in markup that React and React Aria write. */
const exempt = [
  // A slider's thumb without details.
  'Attribute "aria-details" has invalid value ""',
  // The hidden control by which a browser fills in a date: what it holds is not sent.
  'Attribute "form" has invalid value ""',
  // A month.
  'Attribute "cellpadding" is deprecated on <table> element',
];

/** A form whose `action` is a function: React stops it before the browser would go to the script that says so. */
const isAction = ({ message }: { message: string }) =>
  message.startsWith('Attribute "action" has invalid value "javascript:throw');

/** A day of a month, which React Aria draws as a button in its cell. */
const isDay = ({ ruleId, selector }: { ruleId: string; selector: string | null }) =>
  ruleId === 'prefer-native-element' && / > td:nth-child\(\d\) > div$/.test(selector ?? '');

/** What a validator says of a fragment or a document of HTML, a line for each fault. */
export async function violationsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const violations = results
    .flatMap(({ messages }) => messages)
    .filter((fault) => !exempt.includes(fault.message) && !isAction(fault) && !isDay(fault))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
  return [...violations, ...misplaced(html)];
}

/** html-validate knows which values of an attribute are valid, not which elements may carry it. */
const misplaced = (html: string) =>
  (html.match(/<textarea[^>]*\s(?:type|pattern)=/g) ?? []).map(
    (tag) => `an input's attribute: ${tag}`,
  );
