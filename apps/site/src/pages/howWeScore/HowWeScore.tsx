import { weights } from '@heldermatch/scorecard/example';
import {
  Band,
  DescriptionList,
  Hero,
  HowItWorks,
  Illustration,
  KeyPoints,
  MarkingExercise,
} from '@heldermatch/ui';
import { twins } from '@heldermatch/ui/drawings';
import { Live } from '../../shell/Live.tsx';
import { DemoCall } from '../shared/DemoCall.tsx';
import * as copy from './copy.tsx';
import { categories, lines, marked, title } from './exercise.ts';
import { Figures } from './Figures.tsx';
import { Sum } from './Sum.tsx';

export default function HowWeScorePage() {
  return (
    <>
      <Hero {...copy.hero} />
      <Band title={copy.exercise.title} intro={copy.exercise.intro} surface="warm">
        <Live when="used" failure={copy.exercise.failure}>
          <MarkingExercise
            {...copy.exercise.texts}
            {...{ title, lines, categories, weights }}
            defaultValue={marked}
          />
        </Live>
      </Band>
      <HowItWorks {...copy.method}>
        <Sum />
      </HowItWorks>
      <KeyPoints {...copy.input} surface="warm" />
      <KeyPoints {...copy.rules} />
      <Band title={copy.errors.title} intro={copy.errors.intro} surface="warm">
        <DescriptionList items={copy.errors.items} />
      </Band>
      <Band
        id="vertekening"
        title={copy.bias.title}
        intro={copy.bias.intro}
        aside={<Illustration drawing={twins} />}
      >
        <DescriptionList items={copy.bias.items} />
      </Band>
      <Figures id="cijfers" {...copy.numbers} surface="warm" />
      <DemoCall {...copy.closing} surface="default" />
    </>
  );
}
