import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { Marker } from './Marker.js';

const meta = {
  title: 'Tekst en beeld/Marker',
  id: 'componenten-marker',
  component: Marker,
  args: { children: 'Zes jaar recruiter in de zorg', reference: 1 },
} satisfies Meta<typeof Marker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text emphasis="muted">
      <Marker {...args} />, waarvan drie jaar met eindverantwoordelijkheid. Zette een{' '}
      <Marker reference={2}>wervingscampagne op voor 40 verpleegkundigen</Marker>. Spreekt
      Nederlands en Duits, werkt dagelijks met een ATS.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(
      /in de zorg\u20601 \(bewijs 1\), waarvan/,
    );
  },
};

export const InHeading: Story = {
  render: () => (
    <div style={{ maxInlineSize: '26rem' }}>
      <Stack gap="xl">
        <Heading level={1}>
          Elke match met <Marker>bewijs uit het cv</Marker>
        </Heading>
        <Heading level={2}>
          Zie het bewijs <Marker>bij uw eigen vacature en jury</Marker> terug
        </Heading>
      </Stack>
    </div>
  ),
};

/** A short phrase in a heading moves to the next line as a whole, at every width where it fits. */
export const Phrase: Story = {
  render: () => (
    <div style={{ resize: 'horizontal', overflow: 'auto' }}>
      <Heading level={2} size="small">
        Bij elk gegeven ziet u <Marker>waar het in het cv staat.</Marker> En u beslist.
      </Heading>
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('waar het in het cv staat.');
    const frame = words.closest('div') as HTMLElement;
    const oneLine = words.getBoundingClientRect().height;
    for (let width = 18; width < 36; width += 1) {
      frame.style.inlineSize = `${width}rem`;
      await expect(words.getClientRects()).toHaveLength(1);
      await expect(words.getBoundingClientRect().height).toBeCloseTo(oneLine, 0);
    }
    frame.style.inlineSize = '';
  },
};

/** In an intro, each part of a broken phrase has its own stroke. */
export const PhraseInIntro: Story = {
  render: () => (
    <div style={{ maxInlineSize: '12rem' }}>
      <Text size="large" emphasis="muted">
        Bij elk gegeven ziet u <Marker>waar het in het cv staat.</Marker>
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('waar het in het cv staat.');
    const [first, second] = words.getClientRects();
    await expect(second?.top).toBeGreaterThan((first?.top ?? 0) + 1);
  },
};

export const LongContent: Story = {
  render: () => (
    <Text>
      Stelde de{' '}
      <Marker reference={12}>
        Verwerkersovereenkomst arbeidsongeschiktheidsverzekeringsmaatschappij van {'a'.repeat(60)}
        @voorbeeld.nl
      </Marker>{' '}
      op.
    </Text>
  ),
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
