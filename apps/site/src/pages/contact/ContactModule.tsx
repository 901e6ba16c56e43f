import { CONSENT_TEXT, countCharacters, LIMITS } from '@heldermatch/forms';
import {
  BookingFrame,
  ContactForm,
  ContactTabs,
  ContactThanks,
  Link,
  Stack,
  Text,
  type FormValues,
} from '@heldermatch/ui';
import { useEffect, useRef, useState } from 'react';
import { submitContactForm } from '../../baas/index.ts';
import * as copy from './moduleCopy.ts';
import { settings } from '../../settings.ts';
import { focusOn } from '../../focus.ts';
import { NoScriptNote } from '../shared/forms/NoScriptNote.tsx';
import { toasts } from '../../shell/toasts.ts';
import { useForm } from '../shared/forms/useForm.ts';
import { useHydrated } from '../shared/useHydrated.ts';
import { bookingAddress } from './bookingAddress.ts';

/** Duration of the thanks in place of the form, in milliseconds. */
const thanksDuration = 4000;

/** Tabs with the contact form and the agenda for a demo. */
export function ContactModule() {
  const [isSent, setSent] = useState(false);
  const [typed, setTyped] = useState<FormValues>({});
  const view = useRef<HTMLDivElement>(null);
  // A message may be stored although its response is lost, so an unchanged message keeps its key until a response
  // arrives.
  const unanswered = useRef({ text: '', key: '' });

  const form = useForm(
    (schemas) => schemas.contactSchema,
    async (message) => {
      const text = JSON.stringify(message);
      if (unanswered.current.text !== text) unanswered.current = { text, key: crypto.randomUUID() };
      const delivery = await submitContactForm(message, unanswered.current.key);
      if (delivery.status === 'unanswered') {
        toasts.show(delivery.mayHaveArrived ? copy.uncertainToast : copy.failedToast);
        return;
      }
      if (delivery.status === 'refused') {
        toasts.show({ ...copy.refusedToast, description: delivery.reason });
        return;
      }
      unanswered.current = { text: '', key: '' };
      setSent(true);
      toasts.show(copy.sentToast);
    },
    copy.failedToast,
  );

  useEffect(() => {
    if (!isSent) return undefined;
    // The submit button, which had focus, is removed.
    focusOn(view.current?.querySelector('h2') ?? view.current);
    const timer = setTimeout(() => {
      // The link in the thanks is removed, and may have focus.
      if (view.current?.contains(document.activeElement)) focusOn(view.current);
      setSent(false);
      setTyped({});
    }, thanksDuration);
    return () => clearTimeout(timer);
  }, [isSent]);

  return (
    <ContactTabs
      label={copy.tabs.label}
      message={{
        label: copy.tabs.message,
        content: (
          <div ref={view} role="group" aria-label={copy.tabs.message} tabIndex={-1}>
            {isSent ? (
              <ContactThanks {...copy.thanks} />
            ) : (
              <Stack>
                <NoScriptNote />
                <ContactForm
                  labels={copy.form.labels}
                  consent={CONSENT_TEXT}
                  consentDescription={
                    <Link href="/privacy" variant="standalone" opensInNewTab>
                      {copy.form.consentLink}
                    </Link>
                  }
                  messageLimit={LIMITS.message.max}
                  countCharacters={countCharacters}
                  onChange={setTyped}
                  {...form}
                />
              </Stack>
            )}
          </div>
        ),
      }}
      booking={{
        id: copy.bookingId,
        label: copy.tabs.booking,
        content: <Booking typed={typed} />,
      }}
    />
  );
}

function Booking({ typed }: { typed: FormValues }) {
  // The prerendered document is the same for every query.
  const isHydrated = useHydrated();
  const address = isHydrated ? bookingAddress(typed) : settings.bookingUrl;
  return (
    <BookingFrame
      title={copy.booking.title}
      link={{ href: address, label: copy.booking.label }}
      consent={{
        text: (
          <Text>
            {copy.booking.consent(new URL(settings.bookingUrl).host)}{' '}
            <Link href="/privacy#ontvangers" opensInNewTab>
              {copy.booking.more}
            </Link>
          </Text>
        ),
        label: copy.booking.load,
      }}
    />
  );
}
