import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Inline } from '../Inline/index.js';
import { createToasts, type ToastContent } from './createToasts.js';
import { ToastRegion } from './ToastRegion.js';

const sent: ToastContent = {
  tone: 'positive',
  title: 'Bericht verzonden!',
  description: 'We nemen zo snel mogelijk contact met u op.',
  link: { label: 'Privacy & DPIA', href: '#compliance' },
};
const refused: ToastContent = {
  tone: 'critical',
  title: 'Validatiefout',
  description: 'Ongeldig e-mailadres',
};

/** Buttons that show the given toasts, one each. */
function Demo({ contents }: { contents: readonly ToastContent[] }) {
  const [toasts] = useState(createToasts);
  return (
    <>
      <Inline>
        {contents.map((content) => (
          <Button key={content.title} variant="secondary" onPress={() => toasts.show(content)}>
            {content.title}
          </Button>
        ))}
      </Inline>
      <ToastRegion toasts={toasts} />
    </>
  );
}

const meta = {
  title: 'Componenten/ToastRegion',
  component: ToastRegion,
  args: { toasts: createToasts() },
  render: () => <Demo contents={[sent, refused]} />,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzonden!' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Bericht verzonden!' });
    await expect(screen.getByRole('region', { name: 'Meldingen' })).toContainElement(toast);
    await expect(toast).toHaveAccessibleDescription('We nemen zo snel mogelijk contact met u op.');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Privacy & DPIA' })).toBeVisible());
  },
};

export const Critical: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Validatiefout' });
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const Info: Story = {
  render: () => (
    <Demo contents={[{ tone: 'info', title: 'U bent uitgelogd', description: 'Tot ziens.' }]} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'U bent uitgelogd' }));
    await screen.findByRole('alertdialog');
  },
};

export const Replaced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzonden!' }));
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
    await expect(screen.queryByText('Ongeldig e-mailadres')).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Bericht verzonden!' });
    show.focus();
    await userEvent.keyboard('{Enter}');
    const toast = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Meldingen' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Privacy & DPIA' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await waitFor(() => expect(show).toHaveFocus());
  },
};

/** A toast that was shown before its region came appears with it. */
export const BeforeTheRegion: Story = {
  render: () => <Late />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verzenden' }));
    const toast = await screen.findByRole('alertdialog');
    await waitFor(() => expect(toast).toBeVisible());
  },
};

function Late() {
  const [toasts] = useState(createToasts);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          toasts.subscribe(() => setLoaded(true));
          toasts.show(refused);
        }}
      >
        Verzenden
      </Button>
      {isLoaded && <ToastRegion toasts={toasts} />}
    </>
  );
}

export const LeavesByItself: Story = {
  play: async () => {
    const toasts = createToasts();
    toasts.show(sent);
    await expect(toasts.queue.visibleToasts[0]?.timeout).toBe(8000);
    toasts.show(refused);
    await expect(toasts.queue.visibleToasts[0]?.timeout).toBeUndefined();
    toasts.clear();
    await expect(toasts.queue.visibleToasts).toHaveLength(0);
  },
};

export const LongContent: Story = {
  render: () => (
    <Demo
      contents={[
        {
          tone: 'critical',
          title: 'Verwerkersovereenkomst niet gevonden',
          description: `Probeer het later opnieuw of neem direct contact op via ${'a'.repeat(243)}@voorbeeld.nl`,
          link: { label: 'Arbeidsongeschiktheidsverzekeringen', href: '#link' },
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('alertdialog');
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
