// Each of these breaks what one check of a story watches. `broken.test.ts` runs them and sees them fail.
import { Button } from '@heldermatch/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Kapot' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Axe: Story = { render: () => <p style={{ color: '#999' }}>Te licht om te lezen</p> };

export const AxeInDark: Story = {
  render: () => <p style={{ color: 'light-dark(#333, #555)' }}>Te donker in het donker</p>,
};

export const AxeInForcedColors: Story = {
  render: () => <p className="faint">Te licht in vaste kleuren</p>,
  play: () => {
    const style = document.createElement('style');
    style.textContent = `@media (forced-colors: active) {
      .faint { forced-color-adjust: none; color: #ddd; background: #fff }
    }`;
    document.head.append(style);
  },
};

export const Wide: Story = { render: () => <div style={{ width: '110vw' }}>Te breed</div> };

export const WideOnPhone: Story = {
  render: () => <div style={{ width: 500 }}>Te breed voor een telefoon</div>,
};

export const Html: Story = {
  render: () => (
    <>
      <p id="twice">Een</p>
      <p id="twice">Twee</p>
    </>
  ),
};

export const Play: Story = {
  render: () => <Button>Open</Button>,
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveTextContent('Dicht'),
};

export const Console: Story = {
  // oxlint-disable-next-line no-console -- the message that must be heard
  render: () => <Button onPress={() => console.warn('hoorbaar')}>Open</Button>,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
