import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.js';
import { Avatar } from './Avatar.js';

const meta = {
  title: 'Gegevens/Avatar',
  id: 'componenten-avatar',
  component: Avatar,
  args: { name: 'Eva van den Berg' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Eva van den Berg' })).toHaveTextContent('EB'),
};

export const Names: Story = {
  render: () => (
    <Inline>
      {['Eva', 'Youssef El Amrani', 'Jan-Willem de Vries', 'łucja nowak', 'Ünal Şahin', ''].map(
        (name) => (
          <Avatar key={name} name={name} isDecorative />
        ),
      )}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const initials = [...canvasElement.querySelectorAll('[aria-hidden=true]')].map(
      ({ textContent }) => textContent,
    );
    await expect(initials).toEqual(['E', 'YA', 'JV', 'ŁN', 'ÜŞ', '']);
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200%' } };
