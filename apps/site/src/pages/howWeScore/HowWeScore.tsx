import { Band, DescriptionList, Hero } from '@heldermatch/ui';
import { DemoCall } from '../shared/DemoCall.tsx';
import * as copy from './copy.tsx';

export default function HowWeScorePage() {
  return (
    <>
      <Hero {...copy.hero} />
      <Band title={copy.input.title} surface="warm">
        <DescriptionList items={copy.input.items} />
      </Band>
      <Band title={copy.method.title}>
        <DescriptionList items={copy.method.items} />
      </Band>
      <Band title={copy.errors.title} intro={copy.errors.intro} surface="warm">
        <DescriptionList items={copy.errors.items} />
      </Band>
      <Band id="vertekening" title={copy.bias.title} intro={copy.bias.intro}>
        <DescriptionList items={copy.bias.items} />
      </Band>
      <Band id="cijfers" title={copy.numbers.title} intro={copy.numbers.intro} surface="warm">
        <DescriptionList items={copy.numbers.items} />
      </Band>
      <DemoCall {...copy.closing} />
    </>
  );
}
