import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactThanks } from './ContactThanks.js';

const meta = {
  title: 'Contact en account/ContactThanks',
  id: 'secties-contactthanks',
  component: ContactThanks,
  args: {
    title: 'Bedankt voor uw bericht',
    text: 'We nemen zo snel mogelijk contact met u op.',
    link: { href: '/compliance', label: 'Privacy & DPIA' },
  },
} satisfies Meta<typeof ContactThanks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Bedankt voor uw bericht',
    );
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Privacy & DPIA' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Receives focus when it replaces the form. */
export const Focused: Story = {
  args: { ref: (root) => root?.focus() },
  play: async ({ canvas, userEvent }) => {
    const root = canvas.getByRole('heading').parentElement;
    await expect(root).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Bedankt voor uw aanvraag van de Verwerkersovereenkomst',
    text: 'We nemen contact met u op over de arbeidsongeschiktheidsverzekering.',
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
