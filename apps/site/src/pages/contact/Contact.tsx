import {
  Band,
  Card,
  ContactDetails,
  DemoCard,
  Heading,
  PlainButton,
  Hero,
  Spinner,
  Split,
  Stack,
} from '@heldermatch/ui';
import * as copy from './copy.tsx';
import { lazyModule } from '../../lazyModule.ts';
import { Part } from '../../shell/Part.tsx';

const formId = 'contactformulier';

const contactModule = lazyModule(() => import('./ContactModule.tsx'));

function scrollToForm() {
  const form = document.getElementById(formId);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  form?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  form?.focus({ preventScroll: true });
}

export default function ContactPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <Band surface="warm">
        <Split
          main={
            <div id={formId} tabIndex={-1}>
              {/* Where a link to planning leads, also before the code is there that opens its tab. */}
              <div id={copy.bookingId}>
                <Card>
                  <Part module={contactModule} loading={<Spinner />} failure={copy.crash} />
                </Card>
              </div>
            </div>
          }
          aside={
            <Stack gap="xl">
              <Stack>
                <Heading level={2} size="medium">
                  {copy.detailsTitle}
                </Heading>
                <ContactDetails items={copy.details} />
              </Stack>
              <DemoCard
                title={copy.demo.title}
                text={copy.demo.text}
                action={
                  <PlainButton variant="secondary" onClick={scrollToForm}>
                    {copy.demo.buttonLabel}
                  </PlainButton>
                }
              />
            </Stack>
          }
        />
      </Band>
    </>
  );
}
