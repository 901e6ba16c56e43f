import {
  Band,
  CallToAction,
  Card,
  CardActions,
  CopyButton,
  DescriptionList,
  DocumentViewer,
  FeatureDetail,
  Grid,
  Heading,
  Hero,
  HowItWorks,
  Illustration,
  Link,
  PlainDisclosure,
  Text,
} from '@heldermatch/ui';
import { pageOf } from '@heldermatch/scorecard/example';
import { letter, shredder } from '@heldermatch/ui/drawings';
import { Live } from '../../shell/Live.tsx';
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

/** Questions, each with the answer first. */
function Answers({ items }: { items: readonly copy.Answer[] }) {
  return (
    <DescriptionList
      items={items.map(({ term, answer, text, more }) => ({
        term,
        description: (
          <>
            <Text>{answer}</Text>
            {text !== undefined && <Text emphasis="muted">{text}</Text>}
            {more !== undefined && (
              <PlainDisclosure title={more.title}>
                <Text>{more.text}</Text>
              </PlainDisclosure>
            )}
          </>
        ),
      }))}
    />
  );
}

interface TextToCopyProps {
  title?: string;
  text: string;
  copyLabel: string;
  as?: 'li';
}

/** Text to send, and a button that copies it. */
function TextToCopy({ title, text, copyLabel, as }: TextToCopyProps) {
  return (
    <Card as={as}>
      {title !== undefined && (
        <Heading level={3} size="small">
          {title}
        </Heading>
      )}
      <Text>‘{text}’</Text>
      <CardActions>
        <Live when="used">
          <CopyButton value={text.replaceAll('\u2060', '')} variant="quiet">
            {copyLabel}
          </CopyButton>
        </Live>
      </CardActions>
    </Card>
  );
}

export default function ForCandidatesPage() {
  return (
    <>
      <Hero {...copy.hero} illustration={letter} />
      <HowItWorks {...copy.happens} surface="warm" />
      <Band title={copy.counts.title} intro={copy.counts.intro} aside={<CountedCv />}>
        <Answers items={copy.counts.items} />
        <div>
          <Link href={copy.counts.link.href} variant="standalone">
            {copy.counts.link.label}
          </Link>
        </div>
      </Band>
      <Band
        title={copy.whereabouts.title}
        intro={copy.whereabouts.intro}
        aside={<Illustration drawing={shredder} />}
        surface="warm"
      >
        <Answers items={copy.whereabouts.items} />
      </Band>
      <Band title={copy.rights.title} intro={copy.rights.intro}>
        <Answers items={copy.rights.items} />
      </Band>
      <FeatureDetail
        title={copy.message.title}
        intro={copy.message.intro}
        figure={<TextToCopy text={copy.message.text} copyLabel={copy.message.copyLabel} />}
        surface="warm"
      />
      <Band title={copy.models.title} intro={copy.models.intro}>
        <Grid as="ul" columns={3}>
          {copy.models.items.map((item) => (
            <TextToCopy key={item.title} as="li" {...item} />
          ))}
        </Grid>
      </Band>
      <CallToAction {...copy.closing} actions={<ActionLinks links={copy.links} />} />
    </>
  );
}
