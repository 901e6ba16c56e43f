import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Avatar.css.js';

export interface AvatarProps extends RootProps {
  /** The person's full name. Its initials are shown. */
  name: string;
  /**
   * `small` 32 px, `medium` 44 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
  /**
   * The name stands beside it: it is decoration and not read aloud.
   * @default false
   */
  isDecorative?: boolean | undefined;
}

/** The first letters of the first and the last name that begin with a capital ('Eva van den Berg': EB). */
const initials = (name: string) => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word));
  const named = capitalised.length > 0 ? capitalised : words;
  const letters = [named.at(0), named.length > 1 ? named.at(-1) : undefined].map(
    (word = '') => /^\p{L}\p{M}*/u.exec(word)?.[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('nl');
};

/** A person, by initials: no photo, so that a face never weighs in. */
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
