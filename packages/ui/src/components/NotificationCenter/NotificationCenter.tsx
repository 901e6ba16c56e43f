import { Bell } from 'lucide';
import { use, useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useControlledState } from 'react-stately/useControlledState';
import { announce } from '../../announce.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { buttonClass } from '../Button/buttonClass.js';
import { DialogTrigger } from '../Dialog/index.js';
import { Icon } from '../Icon/index.js';
import * as iconButton from '../IconButton/IconButton.css.js';
import { Popover } from '../Popover/index.js';
import { RelativeTime } from '../RelativeTime/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './NotificationCenter.css.js';

export interface NotificationItem<Id extends string = string> {
  /** Unique in the list. */
  id: Id;
  /** The event, in one sentence: 'Noor noemde u bij kandidaat 0412'. */
  label: string;
  /** A few words more, such as the vacancy. */
  description?: string | undefined;
  /** Moment, as from `Date.toISOString`. */
  dateTime: string;
  /** URL of the place that it is about. */
  href: string;
  /**
   * Whether the user hasn't seen it.
   * @default false
   */
  isUnread?: boolean | undefined;
}

export interface NotificationCenterProps<
  Id extends string = string,
> extends RootProps<HTMLButtonElement> {
  /**
   * Name of the button and title of the list.
   * @default 'Meldingen'
   */
  label?: string | undefined;
  /** Notifications, the newest first. A new one is announced while the page is open. */
  items: readonly NotificationItem<Id>[];
  /** Called with the `id`s that the user opened or marked as read. Set their `isUnread` to false. */
  onRead: (ids: readonly Id[]) => void;
  /**
   * Message shown without notifications.
   * @default 'Er zijn geen meldingen.'
   */
  emptyText?: string | undefined;
  /** Whether the list is open (controlled). */
  isOpen?: boolean | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Largest number on the badge. */
const most = 99;

/** Announces notifications that arrive while the page is open. */
function useArrivals(
  items: readonly NotificationItem[],
  announcementOf: (title: string) => string,
) {
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(items.map(({ id }) => id));
    if (before === undefined) return;
    const arrived = items.find(({ id, isUnread }) => isUnread === true && !before.has(id));
    if (arrived !== undefined) announce(announcementOf(arrived.label));
  });
}

/**
 * Button with the number of unread notifications, which opens a list of them. Each is a link to the place that it is
 * about. For the result of an action, use a toast.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function NotificationCenter<Id extends string = string>({
  label,
  items,
  onRead,
  emptyText,
  isOpen: given,
  onOpenChange,
  ...root
}: NotificationCenterProps<Id>) {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const [isOpen, setOpen] = useControlledState(given, false, onOpenChange);
  useArrivals(items, (title) => formatMessage(nl.newNotification, { title }));
  const title = label ?? formatMessage(nl.notifications);
  const unread = items.filter(({ isUnread }) => isUnread === true);
  const count = unread.length;
  const shownCount =
    count > most ? `${most.toLocaleString(locale)}+` : count.toLocaleString(locale);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton
        aria-label={
          count === 0 ? title : formatMessage(nl.unreadOf, { label: title, count: shownCount })
        }
        {...rootProps(root, buttonClass({ variant: 'quiet' }), iconButton.root)}
      >
        <Icon icon={Bell} />
        {count > 0 && (
          <span aria-hidden="true" className={css.count}>
            {shownCount}
          </span>
        )}
      </AriaButton>
      <Popover title={title}>
        {items.length === 0 ? (
          <p className={css.empty}>{emptyText ?? formatMessage(nl.noNotifications)}</p>
        ) : (
          <ul role="list" className={css.list}>
            {items.map(({ id, label: words, description, dateTime, href, isUnread = false }) => (
              <li key={id} className={css.item}>
                <a
                  href={href}
                  className={isUnread ? `${css.link} ${css.unread}` : css.link}
                  onClick={() => {
                    if (isUnread) onRead([id]);
                    setOpen(false);
                  }}
                >
                  {isUnread && <VisuallyHidden>{`${formatMessage(nl.unread)}: `}</VisuallyHidden>}
                  {words}
                </a>
                <span className={css.details}>
                  {description !== undefined && `${description}, `}
                  <RelativeTime dateTime={dateTime} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {count > 0 && (
          <Button
            variant="secondary"
            size="small"
            onPress={() => {
              onRead(unread.map(({ id }) => id));
              announce(formatMessage(nl.allRead));
            }}
          >
            {formatMessage(nl.markAllRead)}
          </Button>
        )}
      </Popover>
    </DialogTrigger>
  );
}
