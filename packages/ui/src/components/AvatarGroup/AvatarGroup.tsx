import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as avatar from '../Avatar/Avatar.css.js';
import { Avatar, type AvatarProps } from '../Avatar/index.js';
import { Popover } from '../Popover/index.js';
import * as css from './AvatarGroup.css.js';

export interface AvatarGroupProps extends RootProps<HTMLUListElement>, Pick<AvatarProps, 'size'> {
  /** Accessible name of the group, and title of the list of all names: 'Selectieteam'. */
  label: string;
  /** Full names, the most important first. */
  names: readonly string[];
  /**
   * Largest number of avatars. If there are more names, the last place is a button that shows them all.
   * @default 4
   */
  maxAvatars?: number | undefined;
}

/** Row of overlapping avatars of the people who belong together, such as a hiring team. */
export function AvatarGroup({
  label,
  names,
  size = 'medium',
  maxAvatars = 4,
  ...root
}: AvatarGroupProps) {
  const formatMessage = useMessages();
  const shown = names.length > maxAvatars ? names.slice(0, maxAvatars - 1) : names;
  const hidden = names.length - shown.length;
  return (
    // Safari doesn't expose a list without markers as one.
    <ul role="list" aria-label={label} {...rootProps(root, css.root)}>
      {shown.map((name, index) => (
        // Two people may have the same name.
        <li key={index} className={css.item}>
          <Avatar name={name} size={size} />
        </li>
      ))}
      {hidden > 0 && (
        <li className={css.item}>
          <DialogTrigger>
            <Button
              aria-label={formatMessage(nl.moreNames, { count: hidden })}
              className={`${avatar.root} ${avatar.size[size]} ${css.more}`}
            >
              +{hidden}
            </Button>
            <Popover title={label}>
              <ul role="list" className={css.names}>
                {names.map((name, index) => (
                  <li key={index} className={css.name}>
                    <Avatar name={name} size="small" isDecorative />
                    {name}
                  </li>
                ))}
              </ul>
            </Popover>
          </DialogTrigger>
        </li>
      )}
    </ul>
  );
}
