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
import * as content from '../content/compliance.tsx';

export default function CompliancePage() {
  return (
    <>
      <Hero {...content.hero} />
      <ComplianceHighlights {...content.highlights} tone="warm" />
      <Band labelledBy="dpia">
        <Stack gap="l">
          <Heading level={2} id="dpia">
            {content.dpia.title}
          </Heading>
          <Text size="large" tone="muted">
            {content.dpia.intro}
          </Text>
          <DescriptionList items={content.dpia.items} />
        </Stack>
      </Band>
      <ComplianceMeasures {...content.measures} />
      <FeatureTeasers {...content.documents} />
      <CallToAction
        title={content.contact.title}
        text={content.contact.text}
        actions={
          <>
            <ButtonLink href="/contact" size="large">
              {content.contact.action}
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
