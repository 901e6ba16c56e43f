import {
  Band,
  CallToAction,
  Card,
  DescriptionList,
  FeatureDetail,
  Grid,
  Heading,
  Hero,
  HowItWorks,
  Stack,
  Text,
} from '@heldermatch/ui';
import { letter } from '@heldermatch/ui/drawings';
import { ActionLinks } from '../shared/ActionLinks.tsx';
import * as copy from './copy.tsx';

export default function ForCandidatesPage() {
  return (
    <>
      <Hero {...copy.hero} illustration={letter} />
      <HowItWorks {...copy.happens} />
      <Band title={copy.counts.title} surface="warm">
        <DescriptionList items={copy.counts.items} />
      </Band>
      <Band title={copy.whereabouts.title}>
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
