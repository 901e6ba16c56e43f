import { rank, type Weights } from '@heldermatch/scorecard';
import { candidates, nameOf, weights } from '@heldermatch/scorecard/example';
import { Band, DescriptionList, FeatureDetail, Hero, HowItWorks, Spinner } from '@heldermatch/ui';
import * as copy from './copy.tsx';
import { lazyModule } from '../../lazyModule.ts';
import { DemoCall } from '../shared/DemoCall.tsx';
import { ExampleShortlist } from '../shared/ExampleShortlist.tsx';
import { Part } from '../../shell/Part.tsx';

const weighModule = lazyModule(() => import('./Weigh.near.tsx'));

const inOrder = (weighed: Weights) =>
  [...rank(candidates, weighed).values()]
    .map(({ candidate, place, total }) => `${place}. ${nameOf(candidate)}, ${total.score}%`)
    .join('; ');

/** Three ways to weigh, for who can't choose for want of a script. */
const orders = [
  { term: copy.weigh.orders.asIs, description: inOrder(weights) },
  { term: copy.weigh.orders.even, description: inOrder(new Map()) },
  {
    term: copy.weigh.orders.language,
    description: inOrder(new Map([...weights, ['language', 'heavy'], ['experience', 'light']])),
  },
];

export default function SmartMatchingPage() {
  return (
    <>
      <Hero {...copy.hero} figure={<ExampleShortlist />} />
      <Band title={copy.weigh.title} intro={copy.weigh.intro} surface="warm">
        <noscript>
          <DescriptionList items={orders} />
        </noscript>
        <Part module={weighModule} when="near" loading={<Spinner />} failure={copy.weigh.failure} />
      </Band>
      <HowItWorks {...copy.steps} />
      <FeatureDetail {...copy.feedback} surface="warm" />
      <DemoCall {...copy.closing} surface="default" />
    </>
  );
}
