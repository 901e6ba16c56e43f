import { style, styleVariants, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { components, sections } from './layers.css.js';

const inLayer = (layer: string, rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });

/** Style of a component. Any section style and any unlayered style overrides it. */
export const componentStyle = (rule: StyleRule): string => style(inLayer(components, rule));

/** Style of a section. Overrides component styles. */
export const sectionStyle = (rule: StyleRule): string => style(inLayer(sections, rule));

/** Component styles by value of a prop. */
export const componentVariants = <Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> =>
  styleVariants(rules, (rule: StyleRule): ComplexStyleRule => inLayer(components, rule));
