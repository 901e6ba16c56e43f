import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { isExempt } from '../../packages/ui/docs/a11y/exemptions.ts';

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
});
// Cached, because html-validate would otherwise load its element tables for each fragment.
const config = loader.getConfigFor('');
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

/** HTML validation errors of a fragment or document, one line each. */
export async function violationsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const violations = results
    .flatMap(({ messages }) => messages)
    .filter(
      ({ ruleId: rule, message, selector }) =>
        !isExempt('html', { rule, message, selector: selector ?? '' }),
    )
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
  return [...violations, ...misplaced(html)];
}

/** html-validate checks the values of an attribute, but not which elements may have it. */
const misplaced = (html: string) =>
  (html.match(/<textarea[^>]*\s(?:type|pattern)=/g) ?? []).map(
    (tag) => `an input's attribute: ${tag}`,
  );
