import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { feedbackIcons } from '../../internal/feedback/icons.js';
import { messages } from '../../messages/nl.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { Link } from '../Link/index.js';
import type { Toasts } from './createToasts.js';
import * as css from './ToastRegion.css.js';

export interface ToastRegionProps {
  /** What `createToasts` made. */
  toasts: Toasts;
}

/**
 * Where toasts appear: at the bottom, over the page, announced at once. One in an app, anywhere in
 * its tree. F6 moves the focus to it.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function ToastRegion({ toasts }: ToastRegionProps) {
  const hasToast = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.queue.visibleToasts.length > 0,
    () => false,
  );
  // React Aria registers the landmark for F6 only while mounting, and an empty region has no element.
  if (!hasToast) return null;
  return (
    <AriaToastRegion
      queue={toasts.queue}
      aria-label={messages.notifications}
      className={css.region}
    >
      {({ toast }) => {
        const { tone, title, description, link } = toast.content;
        return (
          <Toast toast={toast} className={`${css.toast} ${css.tone[tone]}`}>
            <AriaToastContent className={css.content}>
              <span className={`${css.icon[tone]} ${css.iconLine}`}>
                <Icon icon={feedbackIcons[tone]} />
              </span>
              <div className={css.words}>
                <Text slot="title" className={css.title}>
                  {title}
                </Text>
                {description !== undefined && (
                  <Text slot="description" className={css.description}>
                    {description}
                  </Text>
                )}
                {link !== undefined && (
                  <div>
                    <Link href={link.href} variant="standalone">
                      {link.label}
                    </Link>
                  </div>
                )}
              </div>
            </AriaToastContent>
            <div className={css.close}>
              <Button slot="close" variant="quiet">
                <Icon icon={X} />
                {messages.close}
              </Button>
            </div>
          </Toast>
        );
      }}
    </AriaToastRegion>
  );
}
