import {
  Band,
  ButtonLink,
  CallToAction,
  ComplianceHighlights,
  ComplianceMeasures,
  DescriptionList,
  FeatureTeasers,
  Heading,
  Hero,
  Stack,
  Text,
} from '@heldermatch/ui';
import { company, emailHref } from '@heldermatch/facts';
import * as copy from './copy.tsx';

export default function CompliancePage() {
  return (
    <>
      <Hero {...copy.hero} />
      <ComplianceHighlights {...copy.highlights} surface="warm" />
      <Band labelledBy="dpia">
        <Stack gap="l">
          <Heading level={2} id="dpia">
            {copy.dpia.title}
          </Heading>
          <Text size="large" emphasis="muted">
            {copy.dpia.intro}
          </Text>
          <DescriptionList items={copy.dpia.items} />
        </Stack>
      </Band>
      <ComplianceMeasures {...copy.measures} />
      <FeatureTeasers {...copy.documents} />
      <CallToAction
        title={copy.contact.title}
        intro={copy.contact.intro}
        actions={
          <>
            <ButtonLink href="/contact" size="large">
              {copy.contact.action}
            </ButtonLink>
            <ButtonLink href={emailHref} size="large" variant="secondary">
              {company.email}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
