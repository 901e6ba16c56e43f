import { style, styleVariants, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { components, sections } from './layers.css.js';

const inLayer = (layer: string, rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });

/** A style of a component: loses from any section's and from any unlayered style. */
export const componentStyle = (rule: StyleRule): string => style(inLayer(components, rule));

/** A style of a section: wins from a component's. */
export const sectionStyle = (rule: StyleRule): string => style(inLayer(sections, rule));

/** One component style for each value of a prop. */
export const componentVariants = <Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> =>
  styleVariants(rules, (rule: StyleRule): ComplexStyleRule => inLayer(components, rule));
