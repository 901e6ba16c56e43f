export { TagGroup, type TagGroupItem, type TagGroupProps } from './TagGroup.js';
