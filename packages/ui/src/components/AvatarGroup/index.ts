export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup.js';
