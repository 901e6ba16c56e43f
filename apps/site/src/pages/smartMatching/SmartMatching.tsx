import { rank, type Weights } from '@heldermatch/scorecard';
import { candidates, nameOf, weights } from '@heldermatch/scorecard/example';
import { Band, DescriptionList, FeatureDetail, Hero, HowItWorks } from '@heldermatch/ui';
import { reordered } from '@heldermatch/ui/drawings';
import * as copy from './copy.tsx';
import { Live } from '../../shell/Live.tsx';
import { DemoCall } from '../shared/DemoCall.tsx';
import { ExampleShortlist } from '../shared/ExampleShortlist.tsx';
import { Weigh } from './Weigh.tsx';

const inOrder = (weighed: Weights) =>
  [...rank(candidates, weighed).values()]
    .map(({ candidate, place, total }) => `${place}. ${nameOf(candidate)}, ${total.score}%`)
    .join('; ');

/** Orders for three sets of weights, for visitors without JavaScript. */
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
      <Hero
        {...copy.hero}
        figure={
          <figure aria-label={copy.shortlist}>
            <ExampleShortlist badge="voorbeeld" />
          </figure>
        }
        illustration={reordered}
      />
      <Band title={copy.weigh.title} intro={copy.weigh.intro} surface="warm">
        <noscript>
          <DescriptionList items={orders} />
        </noscript>
        <Live failure={copy.weigh.failure}>
          <Weigh />
        </Live>
      </Band>
      <HowItWorks {...copy.steps} />
      <FeatureDetail {...copy.feedback} surface="warm" />
      <DemoCall {...copy.closing} surface="default" />
    </>
  );
}
