import { judge, replay, sign, type Change, type LogEntry } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.js';
import { Notice } from '../../components/Notice/index.js';
import { categories, cv } from '@heldermatch/scorecard/example';
import { waitForDialogToClose } from '../../components/internal/story/waitForDialogToClose.js';
import { CandidateDrawer, type CandidateDrawerProps } from './CandidateDrawer.js';
import { CandidatePane } from './CandidatePane.js';

const moment = new Date('2026-03-03T13:05:00Z');
const names = ['Kandidaat 0412', 'Kandidaat 0388'];

/** Simulates an app that stores a log and moves between candidates. */
function Logged({ onAdjust, onDecide, ...props }: CandidateDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const write = (change: Change) => setLog([...log, sign(change, 'Noor', moment)]);
  const candidate = String(at);
  const { adjustments, decisions } = replay(log);
  const decision = decisions.get(candidate);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Kandidaat 0412
      </Button>
      <CandidateDrawer
        {...props}
        {...{ isOpen, candidate, decision }}
        onOpenChange={setOpen}
        title={names[at] ?? ''}
        categories={judge(props.categories, adjustments.get(candidate))}
        onPrevious={at > 0 ? () => setAt(at - 1) : undefined}
        onNext={at + 1 < names.length ? () => setAt(at + 1) : undefined}
        onAdjust={async (category, change) => {
          await onAdjust?.(category, change);
          write({ type: 'adjustment', candidate, category: category.id, ...change });
        }}
        onUndoAdjustment={({ id }) => write({ type: 'undo', entry: id })}
        onDecide={async (decided) => {
          await onDecide?.(decided);
          write({ type: 'decision', candidate, ...decided });
        }}
        onUndo={() => write({ type: 'undo', entry: decision?.id ?? '' })}
      />
    </>
  );
}

const meta = {
  title: 'Kandidaten/CandidateDrawer',
  id: 'secties-candidatedrawer',
  component: CandidateDrawer,
  args: {
    candidate: '0412',
    title: 'Kandidaat 0412',
    intro: 'Recruiter in de zorg, beschikbaar voor 32 uur per week.',
    categories,
    pages: [cv],
    options: [
      { id: 'ervaring', label: 'Te weinig ervaring' },
      { id: 'reistijd', label: 'Reistijd die de functie niet toelaat' },
    ],
    onAdjust: fn(),
    onUndoAdjustment: fn(),
    onDecide: fn(),
    onUndo: fn(),
    note: 'De score is een voorstel en helpt u vergelijken.',
    decisionNote: 'U beslist. De kandidaat hoort het pas als u bericht stuurt.',
  },
  render: (args) => <Logged {...args} />,
} satisfies Meta<typeof CandidateDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  canvas.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Kandidaat 0412' });
  await waitFor(() => expect(dialog).toBeVisible());
};

/** Scores next to their evidence, with links in both directions. */
export const Default: Story = {
  play: async (context) => {
    await open(context);
    const { userEvent } = context;
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByRole('img', { name: 'Totaal: 87%' })).toBeVisible();
    const decision = dialog.getByRole('group', { name: 'Beslissing over Kandidaat 0412' });
    await expect(within(decision).getByText('Te beoordelen')).toBeVisible();
    await expect(decision.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const shown = within(dialog.getByRole('region', { name: 'Cv van Kandidaat 0412' }));
    const passage = shown.getByText('Zes jaar recruiter in de zorg').closest('mark');
    const targetOf = (link: HTMLAnchorElement) =>
      document.getElementById(decodeURIComponent(link.hash.slice(1)));
    await expect(dialog.getAllByRole<HTMLAnchorElement>('link').map(targetOf)).toContain(passage);
    const [back] = shown.getAllByRole<HTMLAnchorElement>('link').map(targetOf);
    await expect(back).toHaveTextContent('Zes jaar recruiter in de zorg');
    for (const link of [dialog, shown].map((part) => part.getAllByRole('link')[0])) {
      const follow = fn((event: Event) => event.preventDefault());
      link?.addEventListener('click', follow, { once: true });
      link?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(follow).toHaveBeenCalledOnce();
    }
  },
};

/** A person overrules a score, which changes the total, and decides. Then both are undone. */
export const Judging: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    const { userEvent, args } = context;
    await open(context);
    const dialog = within(screen.getByRole('dialog'));
    const line = dialog.getByRole('button', { name: 'Skills & Competenties 88% zekerheid 90%' });
    await expect(dialog.queryByRole('slider')).toBeNull();
    await userEvent.click(line);
    const slider = await dialog.findByRole('slider', { name: 'Nieuwe score' });
    // The line and the form would otherwise be two groups with the same name for screen readers.
    await expect(
      dialog.getByRole('group', { name: 'Nieuwe score voor Skills & Competenties' }),
    ).toContainElement(slider);
    slider.focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reden/ }), 'De campagne was kleiner');
    await userEvent.click(dialog.getByRole('button', { name: 'Score aanpassen' }));
    await waitFor(() => expect(args.onAdjust).toHaveBeenCalledOnce());
    await expect(await dialog.findByRole('img', { name: 'Totaal: 83%' })).toBeVisible();
    const adjusted = await dialog.findByText('De campagne was kleiner');
    await expect(adjusted).toHaveTextContent(/88%.*68%/);
    await expect(line).toHaveAccessibleName('Skills & Competenties 68% aangepast');
    await expect(adjusted.parentElement).toHaveTextContent('Noor · 3 maart 2026 om 14:05');
    await userEvent.click(dialog.getByRole('button', { name: 'Uitnodigen' }));
    await expect(await dialog.findByText('Uitgenodigd')).toBeVisible();
    const [undoAdjustment, undoDecision] = dialog.getAllByRole('button', {
      name: 'Ongedaan maken',
    });
    await waitFor(() => expect(undoDecision).toHaveFocus());
    await userEvent.click(undoAdjustment as HTMLElement);
    await expect(await dialog.findByRole('img', { name: 'Totaal: 87%' })).toBeVisible();
    await userEvent.click(undoDecision as HTMLElement);
    await expect(await dialog.findByRole('button', { name: 'Uitnodigen' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Uitnodigen' }));
    await dialog.findByText('Uitgenodigd');
    await userEvent.click(line);
    await waitFor(() => expect(slider).not.toBeVisible());
  },
};

/** Moves from one candidate to the next, and keeps nothing of the previous one. */
export const Moving: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    const previous = screen.getByRole('button', { name: 'Vorige' });
    await expect(previous).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Uitnodigen' }));
    await screen.findByText('Uitgenodigd');
    await userEvent.click(screen.getByRole('button', { name: 'Volgende' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kandidaat 0388' });
    await expect(dialog).toContainElement(previous);
    await expect(previous).toHaveFocus();
    await expect(screen.queryByText('Uitgenodigd')).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Volgende' })).toBeDisabled();
    await waitFor(() =>
      expect(
        screen.getAllByRole('status').some(({ textContent }) => textContent === 'Kandidaat 0388'),
      ).toBe(true),
    );
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Kandidaat 0412' })).toHaveFocus(),
    );
  },
};

/** Without scores the CV and the decision remain. A note names the parts of the CV that weren't read. */
export const NotScored: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    categories: [],
    emptyText: 'Nog niet gescoord. Lees het cv zelf.',
    cvNote: (
      <Notice tone="caution" title="Niet alles is gelezen">
        Pagina 2 is een foto: niet gelezen.
      </Notice>
    ),
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getByText('Pagina 2 is een foto: niet gelezen.')).toBeVisible();
    await expect(screen.getByText('Nog niet gescoord. Lees het cv zelf.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Uitnodigen' })).toBeVisible();
  },
};

/** A category without proven evidence has no score, and the total says on how many it rests. */
export const PartlyScored: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    categories: categories.map(({ score, confidence, ...category }, index) =>
      index === categories.length - 1
        ? {
            ...category,
            why: 'Er is geen bewijs gevonden.',
            evidence: [],
            unproven: [{ quote: 'Won de Nobelprijs', differences: [] }],
          }
        : { ...category, score, confidence },
    ),
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getByText('Rust op 4 van de 5 categorieën.')).toBeVisible();
    const unproven = screen.getByText(/Won de Nobelprijs/);
    await expect(unproven).not.toBeVisible();
    await context.userEvent.click(
      screen.getByRole('button', { name: /Niet gescoord 1 niet bewezen$/ }),
    );
    await expect(unproven).toBeVisible();
  },
};

/** Simulates an app with a list, next to which it shows the opened candidate. */
function WithList({ onDecide, ...props }: CandidateDrawerProps) {
  const [at, setAt] = useState<number>();
  const candidate = String(at);
  const close = () => {
    document.querySelector<HTMLElement>(`[data-candidate="${candidate}"]`)?.focus();
    setAt(undefined);
  };
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: '12rem minmax(0, 1fr)', blockSize: '90vh' }}
    >
      <div>
        {names.map((name, index) => (
          <Button key={name} variant="quiet" data-candidate={index} onPress={() => setAt(index)}>
            {name}
          </Button>
        ))}
      </div>
      {at !== undefined && (
        <CandidatePane
          {...props}
          candidate={candidate}
          title={names[at] ?? ''}
          onPrevious={at > 0 ? () => setAt(at - 1) : undefined}
          onNext={at + 1 < names.length ? () => setAt(at + 1) : undefined}
          // The app moves on after a decision.
          onDecide={async (decided) => {
            await onDecide?.(decided);
            setAt(at + 1 < names.length ? at + 1 : at);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** A pane next to the list, which stays usable. */
export const Pane: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <WithList {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('button', { name: 'Kandidaat 0412' });
    first.focus();
    await userEvent.keyboard('{Enter}');
    const pane = await canvas.findByRole('region', { name: 'Kandidaat 0412' });
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Kandidaat 0412', level: 2 })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Uitnodigen' }));
    await waitFor(() => expect(pane).toHaveAccessibleName('Kandidaat 0388'));
    await expect(canvas.getByRole('group', { name: /^Beslissing/ })).toHaveTextContent(
      'Te beoordelen',
    );
    // The pressed button is gone. Enter on 'Vorige' decides nothing.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Vorige' })).toHaveFocus());
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Kandidaat 0412' }));
    await waitFor(() => expect(pane).toHaveAccessibleName('Kandidaat 0412'));
    await userEvent.click(canvas.getByRole('button', { name: 'Afwijzen' }));
    const reason = await canvas.findByRole('textbox', { name: /Reden/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Afwijzen' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pane).not.toBeInTheDocument());
    await expect(first).toHaveFocus();
  },
};

/** The whole form is in view when a score expands. */
export const PaneAdjusting: Story = {
  globals: { viewport: { value: 'tablet' } },
  decorators: [
    (Page) => (
      <div style={{ blockSize: '56rem' }}>
        <Page />
      </div>
    ),
  ],
  render: (args) => <CandidatePane {...args} onNext={() => {}} onClose={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    const lines = canvas.getAllByRole('button', { expanded: false });
    await userEvent.click(lines.at(-1) as Element);
    const adjust = await canvas.findByRole('button', { name: 'Score aanpassen' });
    const decision = canvas.getByRole('group', { name: /^Beslissing/ });
    await waitFor(() =>
      expect(adjust.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        decision.getBoundingClientRect().top,
      ),
    );
  },
};

/** The pane alone, in the height of its container. */
export const PaneAlone: Story = {
  globals: { viewport: { value: 'tablet' } },
  decorators: [
    (Page) => (
      <div style={{ blockSize: '40rem' }}>
        <Page />
      </div>
    ),
  ],
  render: (args) => <CandidatePane {...args} onNext={() => {}} onClose={() => {}} />,
  play: async ({ canvas }) => {
    const pane = canvas.getByRole('region', { name: 'Kandidaat 0412' });
    await expect(pane.getBoundingClientRect().height).toBe(640);
    await expect(
      canvas.getByRole('group', { name: /^Beslissing/ }).getBoundingClientRect().bottom,
    ).toBeLessThan(pane.getBoundingClientRect().bottom);
    const line = pane.querySelector('[aria-hidden]:has(> :nth-child(5))') as Element;
    await expect(line).not.toBeVisible();
    const [number] = canvas.getAllByRole('link', { name: '(bewijs 1)' });
    number?.focus();
    await expect(number).toHaveFocus();
    await waitFor(() => expect(line).toBeVisible());
    const [, , , , stub] = line.children;
    await expect(stub?.getBoundingClientRect().top).toBeCloseTo(
      number?.getBoundingClientRect().bottom ?? 0,
      0,
    );
  },
};

/** For a user who may not decide: everything can be read, and nothing changed. */
export const ReadOnly: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    categories: judge(
      categories,
      replay([
        sign(
          {
            type: 'adjustment',
            candidate: '0412',
            category: categories[0]?.id ?? '',
            original: categories[0]?.score,
            score: 75,
            reason: 'Kent de cao niet.',
          },
          'Noor',
          moment,
        ),
      ]).adjustments.get('0412'),
    ),
    onAdjust: undefined,
    onUndoAdjustment: undefined,
    onDecide: undefined,
    onUndo: undefined,
  },
  render: (args) => <CandidatePane {...args} onClose={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    const [adjusted, other] = canvas.getAllByRole('button', { expanded: false });
    await userEvent.click(adjusted ?? document.body);
    await expect(await canvas.findByText('Kent de cao niet.')).toBeVisible();
    await userEvent.click(other ?? document.body);
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Uitnodigen' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Ongedaan maken' })).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: open,
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async (context) => {
    await open(context);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    // At a large text size the actions must not cover the content.
    const decision = screen.getByRole('group', { name: /^Beslissing/ });
    await expect(decision.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
  },
};
