import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Disclosure } from '../Disclosure/index.js';
import { Text } from '../Text/index.js';
import { Accordion } from './Accordion.js';

const meta = {
  title: 'Indeling/Accordion',
  id: 'componenten-accordion',
  component: Accordion,
  args: {
    children: [
      { id: 'wie', title: 'Wie beslist er?' },
      { id: 'waar', title: 'Waar staan de gegevens?' },
      { id: 'hoelang', title: 'Hoelang bewaart u ze?' },
    ].map(({ id, title }) => (
      <Disclosure key={id} id={id} title={title}>
        <Text>Altijd een mens, in de EU, zo kort mogelijk.</Text>
      </Disclosure>
    )),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [who, where] = canvas.getAllByRole('button');
    await userEvent.click(who as HTMLElement);
    await userEvent.click(where as HTMLElement);
    await expect(who).toHaveAttribute('aria-expanded', 'true');
    await expect(where).toHaveAttribute('aria-expanded', 'true');
  },
};

export const OneAtATime: Story = {
  args: { allowsMultipleExpanded: false },
  play: async ({ canvas, userEvent }) => {
    const [who, where] = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(who).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(who).toHaveAttribute('aria-expanded', 'false');
    await expect(where).toHaveAttribute('aria-expanded', 'true');
    const [closed] = canvas.getAllByText('Altijd een mens, in de EU, zo kort mogelijk.');
    await waitFor(() => expect(closed).not.toBeVisible());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200%' } };
