import {
  AccountabilityTable,
  Band,
  CallToAction,
  KeyPoints,
  ComplianceMeasures,
  DescriptionList,
  FeatureTeasers,
  Hero,
} from '@heldermatch/ui';
import { wall } from '@heldermatch/ui/drawings';
import { ActionLinks } from '../shared/ActionLinks.tsx';
import * as copy from './copy.tsx';

export default function CompliancePage() {
  return (
    <>
      <Hero {...copy.hero} illustration={wall} />
      <KeyPoints {...copy.highlights} surface="warm" />
      <Band title={copy.dpia.title} intro={copy.dpia.intro} layout="split">
        <DescriptionList items={copy.dpia.items} />
      </Band>
      <AccountabilityTable {...copy.overview} surface="warm" />
      <ComplianceMeasures {...copy.measures} surface="default" />
      <Band title={copy.aiAct.title} intro={copy.aiAct.intro} surface="warm">
        <DescriptionList items={copy.aiAct.items} />
      </Band>
      <FeatureTeasers {...copy.documents} />
      <CallToAction {...copy.contact} actions={<ActionLinks links={copy.links} />} />
    </>
  );
}
