import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Safari's screen reader ignores lists without bullets unless they have a role. React Aria's tables have explicit
    // roles too.
    'no-redundant-role': 'off',
    // React Aria's grids have roles instead of `scope`.
    'wcag/h63': 'off',
    // React Aria and our components use these roles on other elements, which can be styled.
    'prefer-native-element': ['error', { exclude: ['listbox', 'progressbar', 'radio', 'region'] }],
    // React Aria changes a submit button into an ordinary one while it is pending.
    'wcag/h32': 'off',
  },
});
// Cached, because html-validate would otherwise load its element tables for each fragment.
const config = loader.getConfigFor('');
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

/** Known violations in markup that React and React Aria render. */
const exempt = [
  // A slider's thumb without details.
  'Attribute "aria-details" has invalid value ""',
  // Hidden control that lets a browser fill in a date; its value isn't submitted.
  'Attribute "form" has invalid value ""',
  // React Aria's calendar grid.
  'Attribute "cellpadding" is deprecated on <table> element',
];

/** Whether a form has a function as `action`. React prevents the navigation to its script URL. */
const isAction = ({ message }: { message: string }) =>
  message.startsWith('Attribute "action" has invalid value "javascript:throw');

/** Whether a violation is about a calendar day, which React Aria renders as a button in its cell. */
const isDay = ({ ruleId, selector }: { ruleId: string; selector: string | null }) =>
  ruleId === 'prefer-native-element' && / > td:nth-child\(\d\) > div$/.test(selector ?? '');

/** HTML validation errors of a fragment or document, one line each. */
export async function violationsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const violations = results
    .flatMap(({ messages }) => messages)
    .filter((one) => !exempt.includes(one.message) && !isAction(one) && !isDay(one))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
  return [...violations, ...misplaced(html)];
}

/** html-validate checks the values of an attribute, but not which elements may have it. */
const misplaced = (html: string) =>
  (html.match(/<textarea[^>]*\s(?:type|pattern)=/g) ?? []).map(
    (tag) => `an input's attribute: ${tag}`,
  );
