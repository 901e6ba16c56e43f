import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marker } from '../../components/Marker/index.js';
import { CvExcerpt } from './CvExcerpt.js';

const meta = {
  title: 'Secties/CvExcerpt',
  component: CvExcerpt,
  args: {
    title: 'Cv · kandidaat 0412',
    badge: 'voorbeeld',
    children: (
      <>
        <p>
          <Marker reference={1}>Zes jaar recruiter in de zorg</Marker>, waarvan drie jaar met
          eindverantwoordelijkheid. Zette een{' '}
          <Marker reference={2}>wervingscampagne op voor 40 verpleegkundigen</Marker>. Spreekt
          Nederlands en Duits en werkt dagelijks met een ATS.
        </p>
        <p>
          Volgde in 2024 de opleiding <Marker reference={3}>Arbeidsrecht voor recruiters</Marker>.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof CvExcerpt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(3);
    await expect(canvas.getByText('voorbeeld')).toBeVisible();
    await expect(canvas.getByText('(bewijs 2)')).toBeInTheDocument();
  },
};

export const One: Story = {
  args: {
    children: (
      <p>
        Volgde in 2024 de opleiding <Marker reference={1}>Arbeidsrecht voor recruiters</Marker>.
      </p>
    ),
  },
};

export const WithoutEvidence: Story = {
  args: { children: <p>Spreekt Nederlands en Duits en werkt dagelijks met een ATS.</p> },
};

export const LongContent: Story = {
  args: {
    title: 'Cv · kandidaat arbeidsongeschiktheidsverzekering',
    children: (
      <p>
        Stelde een{' '}
        <Marker reference={1}>
          Verwerkersovereenkomst voor een arbeidsongeschiktheidsverzekering
        </Marker>{' '}
        op; bereikbaar via {`${'a'.repeat(243)}@voorbeeld.nl`}.
      </p>
    ),
  },
};

/** A quote that is read from right to left, within the Dutch text. */
export const RightToLeftQuote: Story = {
  args: {
    children: (
      <p>
        Schreef in haar brief:{' '}
        <Marker reference={1}>
          „<bdi lang="ar">أعمل في مجال التوظيف</bdi>”
        </Marker>{' '}
        en werkt sinds 2019 in Amsterdam.
      </p>
    ),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
