import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Avatar.css.js';

export interface AvatarProps extends RootProps {
  /** Full name of the person, shown as initials. */
  name: string;
  /**
   * Size: `small` is 32 px, `medium` 44 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
  /**
   * Hides the avatar from assistive technology, for use next to the visible name.
   * @default false
   */
  isDecorative?: boolean | undefined;
}

/** Initials of the first and last capitalised names ('Eva van den Berg': EB). */
const initials = (name: string) => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word));
  const named = capitalised.length > 0 ? capitalised : words;
  const letters = [named.at(0), named.length > 1 ? named.at(-1) : undefined].map(
    (word = '') => /^\p{L}\p{M}*/u.exec(word)?.[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('nl');
};

/** Avatar with the initials of a person. Photos are not supported, so that appearance can't influence a decision. */
export function Avatar({ name, size = 'medium', isDecorative = false, ...root }: AvatarProps) {
  const avatar = rootProps(root, css.root, css.size[size]);
  return isDecorative ? (
    <span aria-hidden="true" {...avatar}>
      {initials(name)}
    </span>
  ) : (
    <span role="img" aria-label={name} {...avatar}>
      {initials(name)}
    </span>
  );
}
