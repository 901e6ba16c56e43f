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

/** Buttons that each show one of the toasts. */
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
  title: 'Meldingen/ToastRegion',
  id: 'componenten-toastregion',
  component: ToastRegion,
  args: { toasts: createToasts() },
  render: () => <Demo contents={[sent, refused]} />,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Region that contains the toasts. */
const shown = () => screen.findByRole('region', { name: 'Meldingen' });

const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('group')
    .map((toast) => toast.querySelector('p')?.textContent);

export const Positive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzonden!' }));
    const status = within(await screen.findByRole('group')).getByRole('status');
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
    await expect(within(await screen.findByRole('group')).getByRole('status')).toHaveTextContent(
      'Tot ziens.',
    );
  },
};

const act = fn();

/** Offers an action that is available immediately. */
export const WithAction: Story = {
  render: () => (
    <Demo
      contents={[
        {
          tone: 'positive',
          title: 'Kandidaat 0412 afgewezen',
          action: { label: 'Ongedaan maken', onPress: act },
        },
        sent,
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    act.mockClear();
    const reject = canvas.getByRole('button', { name: 'Kandidaat 0412 afgewezen' });
    await userEvent.click(reject);
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzonden!' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    await expect(act).toHaveBeenCalledOnce();
    await expect(titlesIn(await shown())).toEqual(['Bericht verzonden!']);
    await expect(screen.getByRole('group'), 'the focus goes to what is left').toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.click(reject);
    await shown();
  },
};

/** Stacks toasts, and shows identical ones only once. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    // Reserves room for both toasts, even before a busy browser reports their size.
    const observe = spyOn(ResizeObserver.prototype, 'observe').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    const region = await shown();
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzonden!' }));
    observe.mockRestore();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Privacy & DPIA' })).toBeVisible());
    await expect(titlesIn(region)).toEqual(['Validatiefout', 'Bericht verzonden!']);
    const top = region.parentElement?.getBoundingClientRect().top ?? NaN;
    const room = parseFloat(document.body.style.paddingBlockEnd);
    await expect(room).toBeCloseTo(innerHeight - top, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    await expect(titlesIn(region)).toEqual(['Bericht verzonden!', 'Validatiefout']);
  },
};

const uploads = ['Cv 1 opgeslagen', 'Cv 2 opgeslagen', 'Cv 3 opgeslagen', 'Cv 4 opgeslagen'];

/** Shows three toasts; the fourth waits until one closes. */
export const Waiting: Story = {
  render: () => <Demo contents={uploads.map((title) => ({ tone: 'positive', title }))} />,
  play: async ({ canvas, userEvent }) => {
    for (const name of uploads) await userEvent.click(canvas.getByRole('button', { name }));
    const region = await shown();
    await expect(titlesIn(region)).toEqual(uploads.slice(0, 3));
    // The live region of the next toast exists before it has content.
    const next = within(region).getAllByRole('status').at(-1);
    await expect(next).toBeEmptyDOMElement();
    const second = within(region).getByRole('group', { name: 'Cv 2 opgeslagen' });
    await userEvent.click(within(second).getByRole('button', { name: 'Sluiten' }));
    await expect(titlesIn(region)).toEqual(uploads.filter((_, index) => index !== 1));
    await expect(next).toHaveTextContent('Cv 4 opgeslagen');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Bericht verzonden!' });
    show.focus();
    await userEvent.keyboard('{Enter}');
    await shown();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('group', { name: 'Bericht verzonden!' })).toHaveFocus();
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

    // Escape closes the focused toast, or else the newest.
    await userEvent.keyboard(' ');
    await shown();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    await userEvent.keyboard('{Escape}');
    await expect(titlesIn(await shown())).toEqual(['Bericht verzonden!']);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Scrolls a focused element above a critical toast, on a page taller than the viewport. */
export const FocusNotObscured: Story = {
  render: () => (
    <>
      <Demo contents={[refused]} />
      <div style={{ blockSize: '80rem' }} />
      <Button>De laatste knop</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    // This works even before a busy browser reports the size.
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
    // Restores the initial state for the snapshot.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.body.style.paddingBlockEnd).toBe(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    await shown();
  },
};

/** Shows a toast that was created before the region mounted. */
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

/**
 * Closes after eight seconds, not counting the time that a toast is in use. Critical toasts never close automatically.
 */
export const AutoDismiss: Story = {
  play: async ({ canvas, userEvent }) => {
    const clock = spyOn(window, 'setInterval');
    const ticks = () => clock.mock.calls.filter(([, delay]) => delay === 1000);
    const pass = (seconds: number) => {
      const [tick] = ticks().at(-1) ?? [];
      for (let second = 0; second < seconds; second += 1) (tick as () => void)();
    };

    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    const region = await shown();
    await expect(ticks()).toHaveLength(0);

    const show = canvas.getByRole('button', { name: 'Bericht verzonden!' });
    await userEvent.click(show);
    await waitFor(() => expect(ticks()).toHaveLength(1));
    pass(7);
    // Focus in any toast pauses the timers of all.
    within(screen.getByRole('group', { name: 'Validatiefout' }))
      .getByRole('button')
      .focus();
    pass(20);
    await expect(titlesIn(region)).toEqual(['Validatiefout', 'Bericht verzonden!']);
    show.focus();
    pass(1);
    await waitFor(() => expect(titlesIn(region)).toEqual(['Validatiefout']));
    clock.mockRestore();
  },
};

/** Renders static HTML on the server. */
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

/** Shows the newest of two toasts where only one fits. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzonden!' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Validatiefout' }));
    const box = (await shown()).parentElement as HTMLElement;
    const newest = await screen.findByRole('group', { name: 'Validatiefout' });
    await waitFor(async () => {
      const { top, bottom } = box.getBoundingClientRect();
      await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
      await expect(newest.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
      await expect(newest.querySelector('p')?.getBoundingClientRect().bottom).toBeLessThan(bottom);
    });
  },
};
