import {
  Icon,
  PlainButton,
  VisuallyHidden,
  type NotificationCenterProps,
  type NotificationItem,
} from '@heldermatch/ui';
import { Bell } from 'lucide';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useDesk } from './desk.tsx';
import { unnamed } from './log.ts';
import { formatCount } from './format.ts';
import { fetchOnDemand } from './onDemand.ts';
import { notificationInWords, notificationsIn } from './notifications.ts';
import { showLoadError, showSaveError } from './toasts.ts';

/** Fetches the list, which is heavier than the rest of the first page. */
const fetchCenter = async () => (await fetchOnDemand()).NotificationCenter;

/** The user's notifications as items of the list, and a function that marks them as read. */
function useItems() {
  const { team, vacancies, deskLines, uploads, by, readNotifications, markRead } = useDesk();
  const items = useMemo(() => {
    const user = by === unnamed ? undefined : by;
    const facts = { vacancies, deskLines, uploads, by: user, readNotifications };
    return (team?.notifications ?? notificationsIn(facts)).map((notification): NotificationItem => {
      const { id, at, vacancy, candidate, isRead } = notification;
      const title = vacancies.find((one) => one.id === vacancy)?.title;
      const path = `/vacancies/${vacancy}/candidates`;
      return {
        id,
        label: notificationInWords(notification, title),
        description: candidate === undefined ? undefined : title,
        dateTime: at,
        href: candidate === undefined ? path : `${path}?candidate=${candidate}`,
        isUnread: !isRead,
      };
    });
  }, [team, vacancies, deskLines, uploads, by, readNotifications]);
  const onRead = (ids: readonly string[]) => void markRead(ids).catch(showSaveError);
  return { items, onRead };
}

type ListProps = Pick<NotificationCenterProps, 'items' | 'onRead'>;

/** Bell with the number of unread notifications. Their list loads when the user opens it. */
export function Notifications() {
  const list = useItems();
  const [Center, setCenter] = useState<ComponentType<NotificationCenterProps>>();
  return Center === undefined ? (
    <ClosedBell
      items={list.items}
      onOpen={() => {
        fetchCenter().then((loaded) => setCenter(() => loaded), showLoadError);
      }}
    />
  ) : (
    <OpenedList {...list} {...{ Center }} />
  );
}

interface ClosedBellProps extends Pick<ListProps, 'items'> {
  onOpen: () => void;
}

/** Looks like the button of `NotificationCenter`, and announces what arrives. */
function ClosedBell({ items, onOpen }: ClosedBellProps) {
  const [first] = useState(() => new Set(items.map(({ id }) => id)));
  const unread = items.filter(({ isUnread }) => isUnread);
  const count = unread.length > 99 ? '99+' : formatCount(unread.length);
  const arrived = unread.find(({ id }) => !first.has(id));
  const prefetch = () => void fetchCenter().catch(() => undefined);
  return (
    <>
      <PlainButton
        variant="quiet"
        className="bell"
        aria-label={unread.length === 0 ? 'Meldingen' : `Meldingen, ${count} ongelezen`}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={onOpen}
      >
        <Icon icon={Bell} />
        {unread.length > 0 && <span aria-hidden="true">{count}</span>}
      </PlainButton>
      <VisuallyHidden>
        <span role="status">{arrived && `Nieuwe melding: ${arrived.label}`}</span>
      </VisuallyHidden>
    </>
  );
}

/** The list, which opens when its button has replaced the first one and taken its focus. */
function OpenedList({
  Center,
  ...list
}: ListProps & { Center: ComponentType<NotificationCenterProps> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    button.current?.focus();
    // Once it has focus, which it gets back when the list closes.
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Center {...list} ref={button} isOpen={isOpen} onOpenChange={setOpen} />;
}
