import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock } from 'lucide';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/index.js';
import { Inline } from '../Inline/index.js';
import { Badge } from './Badge.js';

const meta = {
  title: 'Gegevens/Badge',
  id: 'componenten-badge',
  component: Badge,
  args: { children: 'Voorbeeld' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>Voorbeeld</Badge>
      <Badge icon={CalendarClock}>Gepland</Badge>
      <Badge tone="info">Nu bezig</Badge>
      <Badge tone="positive">Afgerond</Badge>
      <Badge tone="caution">Verloopt bijna</Badge>
      <Badge tone="critical">Verlopen</Badge>
      <Badge isByHuman>Aangepast</Badge>
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of [
      'Gepland',
      'Nu bezig',
      'Afgerond',
      'Verloopt bijna',
      'Verlopen',
      'Aangepast',
    ]) {
      await expect(canvas.getByText(word).previousElementSibling).toContainHTML('<svg');
    }
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const NextToHeading: Story = {
  render: () => (
    <Heading level={2} size="small">
      Cv · kandidaat 0412 <Badge>voorbeeld</Badge>
    </Heading>
  ),
};

/** Words stay whole in a column that is too narrow for two of them. */
export const Squeezed: Story = {
  args: { isByHuman: true, children: 'Ter beoordeling aangehouden' },
  decorators: [
    (Content) => (
      <table>
        <tbody>
          <tr>
            <td style={{ inlineSize: 1 }}>
              <Content />
            </td>
          </tr>
        </tbody>
      </table>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText('Ter beoordeling aangehouden');
    const lines = document.createRange();
    lines.selectNodeContents(text);
    const tops = [...lines.getClientRects()].map(({ top }) => top);
    await expect(new Set(tops)).toHaveProperty('size', 3);
  },
};

export const LongContent: Story = {
  args: { tone: 'caution', children: 'Verwerkersovereenkomst verloopt' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
