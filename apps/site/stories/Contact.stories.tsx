import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ContactPage from '../src/pages/contact/Contact.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Contact",
  component: WholePage,
  args: { path: '/contact', children: <ContactPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Neem Contact Op');
    // Its form is in a separate chunk.
    await expect(await canvas.findByRole('textbox', { name: /^Bericht/ })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
