// Each of these breaks what one check of Storybook's run watches. `broken.test.ts` runs them and sees them fail.
import { Button } from '@heldermatch/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

// The title and name of a real story, so that there is a picture to differ from.
const meta = { title: 'Componenten/Button' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'Primary',
  render: () => <Button style={{ opacity: 0.9 }}>Bericht verzenden</Button>,
};

export const Axe: Story = { render: () => <p style={{ color: '#999' }}>Te licht om te lezen</p> };

export const Wide: Story = { render: () => <div style={{ width: '110vw' }}>Te breed</div> };

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
