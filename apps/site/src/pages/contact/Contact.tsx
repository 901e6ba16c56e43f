import {
  Band,
  Card,
  ContactDetails,
  DemoCard,
  Grid,
  Heading,
  PlainButton,
  Hero,
  Split,
  Stack,
} from '@heldermatch/ui';
import { appointment } from '@heldermatch/ui/drawings';
import * as copy from './copy.tsx';
import { bookingId, crash } from './moduleCopy.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { ContactModule } from './ContactModule.tsx';

const formId = 'contactformulier';

export default function ContactPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <Band surface="warm">
        <Split
          main={
            <div id={formId}>
              <Card>
                <ErrorBoundary failure={crash}>
                  <ContactModule />
                </ErrorBoundary>
              </Card>
            </div>
          }
          aside={
            <Grid columns={2} gap="xl">
              <Stack>
                <Heading level={2} size="medium">
                  {copy.detailsTitle}
                </Heading>
                <ContactDetails items={copy.details} />
              </Stack>
              <div>
                <DemoCard
                  illustration={appointment}
                  title={copy.demo.title}
                  text={copy.demo.text}
                  action={
                    <PlainButton variant="secondary" data-leads-to={formId} data-shows={bookingId}>
                      {copy.demo.buttonLabel}
                    </PlainButton>
                  }
                />
              </div>
            </Grid>
          }
        />
      </Band>
    </>
  );
}
