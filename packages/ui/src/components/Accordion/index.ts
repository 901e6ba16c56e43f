export type { Key } from 'react-aria-components/DisclosureGroup';
export { Accordion, type AccordionProps } from './Accordion.js';
