import {
  Band,
  Card,
  ContactDetails,
  DemoCard,
  ErrorFallback,
  Heading,
  Hero,
  Spinner,
  Split,
  Stack,
} from '@heldermatch/ui';
import { Suspense } from 'react';
import * as content from '../content/contact.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { lazyModule, prefetch, useModule } from '../shell/lazyModule.ts';

const formId = 'contactformulier';

const contactModule = lazyModule(() => import('./contact/ContactModule.tsx'));

function ContactModule() {
  const { default: Module } = useModule(contactModule);
  return <Module />;
}

function scrollToForm() {
  const form = document.getElementById(formId);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  form?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  form?.focus({ preventScroll: true });
}

export default function ContactPage() {
  return (
    <>
      <Hero {...content.hero} />
      <Band tone="warm">
        <Split
          main={
            <div id={formId} tabIndex={-1}>
              <Card>
                <ErrorBoundary
                  onRetry={() => prefetch(contactModule)}
                  renderFallback={(retry) => <ErrorFallback {...content.crash} onRetry={retry} />}
                >
                  <Suspense fallback={<Spinner />}>
                    <ContactModule />
                  </Suspense>
                </ErrorBoundary>
              </Card>
            </div>
          }
          aside={
            <Stack gap="xl">
              <Stack>
                <Heading level={2} size="medium">
                  {content.detailsTitle}
                </Heading>
                <ContactDetails details={content.details} />
              </Stack>
              <DemoCard {...content.demo} onPress={scrollToForm} />
            </Stack>
          }
        />
      </Band>
    </>
  );
}
