// Each story violates one check. `broken.all.test.ts` runs them and expects them to fail.
import { Button } from '@heldermatch/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Kapot' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds a style to the current story. */
const styled = (css: string) => () => {
  const style = document.createElement('style');
  style.textContent = css;
  document.body.append(style);
};

export const Good: Story = { render: () => <Button>Open</Button> };

export const Axe: Story = { render: () => <p style={{ color: '#999' }}>Te licht om te lezen</p> };

export const AxeInDark: Story = {
  render: () => <p style={{ color: 'light-dark(#333, #555)' }}>Te donker in het donker</p>,
};

export const AxeInForcedColors: Story = {
  render: () => <p className="faint">Te licht in vaste kleuren</p>,
  play: styled(`@media (forced-colors: active) {
    .faint { forced-color-adjust: none; color: #ddd; background: #fff }
  }`),
};

export const AxeOnPhone: Story = {
  render: () => <p className="faintOnPhone">Te licht op een telefoon</p>,
  play: styled('@media (pointer: fine) and (width < 400px) { .faintOnPhone { color: #ddd } }'),
};

/** Large enough in the default density, and too small in the compact one. */
const lower = {
  height: 'calc(var(--hm-size-target) * 2.5 - 5.25rem)',
  padding: 0,
  display: 'block',
};

export const AxeWhenCompact: Story = {
  render: () => (
    <>
      <button type="button" style={lower}>
        Te laag
      </button>
      <button type="button" style={lower}>
        Te laag
      </button>
    </>
  ),
};

export const Wide: Story = { render: () => <div style={{ width: '110vw' }}>Te breed</div> };

export const WideOnPhone: Story = {
  render: () => <div style={{ width: 500 }}>Te breed voor een telefoon</div>,
};

export const WideWhenCompact: Story = {
  render: () => (
    <div style={{ width: 'calc(100% + (2.5rem - var(--hm-size-target)) * 400)' }}>Te breed</div>
  ),
};

export const TextSpacing: Story = {
  render: () => (
    <p style={{ width: '6rem', whiteSpace: 'nowrap', overflow: 'hidden' }}>Past precies</p>
  ),
};

export const Html: Story = {
  render: () => (
    <>
      <p id="twice">Een</p>
      <p id="twice">Twee</p>
    </>
  ),
};

export const Tables: Story = {
  render: () => (
    <table aria-label="Uren">
      <tbody>
        <tr style={{ display: 'block' }}>
          <td>32</td>
        </tr>
      </tbody>
    </table>
  ),
};

export const TablesOnPhone: Story = {
  render: () => (
    <table aria-label="Uren">
      <tbody>
        <tr className="stackedOnPhone">
          <td>32</td>
        </tr>
      </tbody>
    </table>
  ),
  play: styled('@media (width < 400px) { .stackedOnPhone { display: block } }'),
};

export const Groups: Story = { render: () => <div role="group">Zonder naam</div> };

export const Play: Story = {
  render: () => <Button>Open</Button>,
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveTextContent('Dicht'),
};

export const Console: Story = {
  // oxlint-disable-next-line no-console -- the message that the check must report
  render: () => <Button onPress={() => console.warn('hoorbaar')}>Open</Button>,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
