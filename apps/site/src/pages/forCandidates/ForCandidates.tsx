import {
  Band,
  CallToAction,
  Card,
  DescriptionList,
  DocumentViewer,
  FeatureDetail,
  Grid,
  Heading,
  Hero,
  HowItWorks,
  Illustration,
  Link,
  Stack,
  Text,
} from '@heldermatch/ui';
import { pageOf } from '@heldermatch/scorecard/example';
import { letter, shredder } from '@heldermatch/ui/drawings';
import { ActionLinks } from '../shared/ActionLinks.tsx';
import * as copy from './copy.tsx';

/** CV with every kind of fact: what counts is marked, what may not count is covered. */
function CountedCv() {
  const page = pageOf(copy.counts.cvLines);
  const evidence = page.blocks
    .filter(({ type }) => type === 'paragraph')
    .map(({ start, end }, index) => ({
      reference: index + 1,
      document: 'cv',
      page: 1,
      start,
      end,
      quote: page.text.slice(start, end),
    }));
  return (
    <figure aria-label={copy.counts.cvLabel}>
      <DocumentViewer
        label={copy.counts.cvLabel}
        pages={[page]}
        evidence={evidence}
        titleLevel="p"
      />
    </figure>
  );
}

export default function ForCandidatesPage() {
  return (
    <>
      <Hero {...copy.hero} illustration={letter} />
      <HowItWorks {...copy.happens} />
      <Band
        title={copy.counts.title}
        intro={copy.counts.intro}
        aside={<CountedCv />}
        layout="split"
        surface="warm"
      >
        <DescriptionList items={copy.counts.items} />
        <div>
          <Link href={copy.counts.link.href} variant="standalone">
            {copy.counts.link.label}
          </Link>
        </div>
      </Band>
      <Band
        title={copy.whereabouts.title}
        aside={<Illustration drawing={shredder} />}
        layout="split"
      >
        <DescriptionList items={copy.whereabouts.items} />
      </Band>
      <Band title={copy.rights.title} intro={copy.rights.intro} surface="warm">
        <DescriptionList items={copy.rights.items} />
      </Band>
      <FeatureDetail
        title={copy.message.title}
        intro={copy.message.intro}
        figure={
          <Card>
            <Text>{copy.message.text}</Text>
          </Card>
        }
      />
      <Band title={copy.models.title} intro={copy.models.intro} surface="warm">
        <Grid as="ul" columns={3}>
          {copy.models.items.map(({ title, text }) => (
            <Card key={title} as="li">
              <Stack gap="s">
                <Heading level={3} size="small">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Band>
      <CallToAction
        {...copy.closing}
        surface="default"
        actions={<ActionLinks links={copy.links} />}
      />
    </>
  );
}
