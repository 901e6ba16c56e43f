import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Inline } from '../Inline/index.js';
import { createToasts, type ToastContent } from './createToasts.js';
import { StaticToast, ToastRegion } from './ToastRegion.js';

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

/** The toast in view. */
const shown = () => screen.findByRole('region', { name: 'Meldingen' });

export const Positive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzonden!' }));
    const status = within(await shown()).getByRole('status');
    await expect(status).toHaveTextContent(/^Bericht verzonden!We nemen zo snel mogelijk contact/);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Privacy & DPIA' })).toBeVisible());
  },
};

export const Critical: Story = {
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Validatiefout' });
    await userEvent.click(show);
    await waitFor(() => expect(screen.getByText('Ongeldig e-mailadres')).toBeVisible());
    await expect(within(await shown()).getByRole('alert')).toHaveTextContent(/^Validatiefout/);
    await expect(show, 'the focus stays where it was').toHaveFocus();
  },
};

export const Info: Story = {
  render: () => (
    <Demo contents={[{ tone: 'info', title: 'U bent uitgelogd', description: 'Tot ziens.' }]} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'U bent uitgelogd' }));
    await expect(within(await shown()).getByRole('status')).toHaveTextContent('Tot ziens.');
  },
};

const retry = fn();

/** What can be done at once. */
export const WithAction: Story = {
  render: () => (
    <Demo
      contents={[
        {
          tone: 'critical',
          title: 'Er ging iets mis',
          description: 'Een deel van de pagina kon niet geladen worden.',
          action: { label: 'Probeer opnieuw', onPress: retry },
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Er ging iets mis' });
    await userEvent.click(show);
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    await expect(retry).toHaveBeenCalled();
    await expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await expect(show).toHaveFocus();
    await userEvent.click(show);
    await shown();
  },
};

export const Replaced: Story = {
  play: async ({ canvas, userEvent }) => {
    // The room that is made for a toast is the new one's, also while a busy browser has not told of its size yet.
    const observe = spyOn(ResizeObserver.prototype, 'observe').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    const { height } = (await shown()).getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzonden!' }));
    observe.mockRestore();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Privacy & DPIA' })).toBeVisible());
    await expect(screen.queryByText('Ongeldig e-mailadres')).not.toBeInTheDocument();
    const toast = await shown();
    await expect(toast.getBoundingClientRect().height).toBeGreaterThan(height);
    const top = toast.parentElement?.getBoundingClientRect().top ?? NaN;
    const room = parseFloat(document.body.style.paddingBlockEnd);
    await expect(room).toBeCloseTo(innerHeight - top, 2);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Bericht verzonden!' });
    show.focus();
    await userEvent.keyboard('{Enter}');
    const toast = await shown();
    await userEvent.keyboard('{F6}');
    await expect(toast).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Privacy & DPIA' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await expect(show).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await shown();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await expect(show).toHaveFocus();
  },
};

/** A critical toast over a page that is taller than the window: what gets the focus moves above it. */
export const CoversNothing: Story = {
  render: () => (
    <>
      <Demo contents={[refused]} />
      <div style={{ blockSize: '80rem' }} />
      <Button>De laatste knop</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    // Also while a busy browser has not told of its size yet.
    const observe = spyOn(ResizeObserver.prototype, 'observe').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    const toast = await shown();
    observe.mockRestore();
    screen.getByRole('button', { name: 'Sluiten' }).focus();
    await userEvent.tab();
    const last = canvas.getByRole('button', { name: 'De laatste knop' });
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        toast.getBoundingClientRect().top,
      ),
    );
    // In the picture as it was.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.body.style.paddingBlockEnd).toBe(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    await shown();
  },
};

/** A toast that was shown before its region came appears with it. */
export const BeforeTheRegion: Story = {
  render: () => <Late />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verzenden' }));
    await waitFor(() => expect(screen.getByText('Ongeldig e-mailadres')).toBeVisible());
  },
};

function Late() {
  const [toasts] = useState(createToasts);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          toasts.show(refused);
          setLoaded(true);
        }}
      >
        Verzenden
      </Button>
      {isLoaded && <ToastRegion toasts={toasts} />}
    </>
  );
}

/** After eight seconds, but not while it is looked at; a critical one never. */
export const LeavesByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    const clock = spyOn(window, 'setTimeout');
    const timers = () => clock.mock.calls.filter(([, delay]) => delay === 8000);
    const passTime = () => {
      const [tick] = timers().at(-1) ?? [];
      (tick as () => void)();
    };

    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    await shown();
    await expect(timers()).toHaveLength(0);

    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzonden!' }));
    await waitFor(() => expect(timers()).toHaveLength(1));
    screen.getByRole('button', { name: 'Sluiten' }).focus();
    passTime();
    await expect(timers(), 'waits once more').toHaveLength(2);
    await shown();
    canvas.getByRole('button', { name: 'Validatiefout' }).focus();
    passTime();
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    clock.mockRestore();
  },
};

/** HTML alone, which a server puts into a page. */
export const Static: Story = {
  render: () => (
    <StaticToast
      tone="critical"
      title="Er ging iets mis"
      description="De pagina kon niet helemaal geladen worden. Wat u heeft ingevuld, staat er nog."
      actionLabel="Probeer opnieuw"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/staat er nog/);
    const retryButton = canvas.getByRole('button', { name: 'Probeer opnieuw' });
    await waitFor(() => expect(retryButton).toBeVisible());
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
    await shown();
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
