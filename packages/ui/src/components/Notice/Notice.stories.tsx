import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.js';
import { Stack } from '../Stack/index.js';
import { Notice } from './Notice.js';

const meta = {
  title: 'Meldingen/Notice',
  id: 'componenten-notice',
  component: Notice,
  args: { children: 'Cijfers zijn indicatief, geen garantie.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Ter informatie' })).toBeVisible(),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice title="Het platform is in ontwikkeling">
        Wij verwachten het in het tweede kwartaal te openen.
      </Notice>
      <Notice tone="positive" title="Bedankt voor uw bericht">
        We nemen zo snel mogelijk contact met u op. <Link href="#compliance">Privacy & DPIA</Link>
      </Notice>
      <Notice tone="caution" title="Een mens beslist">
        De score is een voorstel. U beslist wie u uitnodigt.
      </Notice>
      <Notice tone="critical" title="Er ging iets mis">
        De contactmodule kon niet geladen worden. Probeer opnieuw.
      </Notice>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'));
    await expect(names).not.toContain(null);
    await expect(new Set(names).size).toBe(4);
    await expect(canvas.getByRole('img', { name: 'Let op' })).toBeVisible();
    // It is part of the page, and isn't announced.
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    tone: 'caution',
    title: 'Verwerkersovereenkomst arbeidsongeschiktheidsverzekering',
    children: `Stuur een bericht aan ${'a'.repeat(243)}@voorbeeld.nl`,
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
