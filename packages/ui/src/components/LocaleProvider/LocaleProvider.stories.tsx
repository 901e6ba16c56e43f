import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from '../Meter/index.js';
import { LocaleProvider } from './LocaleProvider.js';

const meta = {
  title: 'Componenten/LocaleProvider',
  component: LocaleProvider,
  args: { children: <Meter label="Relevante Ervaring" value={92} /> },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '92%'),
};
