export { PlainDisclosure, type PlainDisclosureProps } from './PlainDisclosure.js';
