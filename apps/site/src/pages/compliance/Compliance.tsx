import {
  Band,
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
import { Calls } from '../shared/Calls.tsx';
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
      <CallToAction {...copy.contact} actions={<Calls links={copy.links} />} />
    </>
  );
}
