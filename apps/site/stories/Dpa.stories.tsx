import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import DpaPage from '../src/pages/dpa/Dpa.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Dpa",
  component: WholePage,
  args: { path: '/dpa', children: <DpaPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Verwerkers\u00ADovereenkomst',
    );
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    const people = within(canvas.getByRole('table', { name: 'Gegevens per betrokkene' }));
    await expect(people.getByRole('rowheader', { name: 'Kandidaten' })).toBeVisible();
    const processors = within(canvas.getByRole('table', { name: 'Subverwerkers' }));
    await expect(
      processors.getByRole('rowheader', { name: 'Database, inlog en serverfuncties' }),
    ).toBeVisible();
  },
};
