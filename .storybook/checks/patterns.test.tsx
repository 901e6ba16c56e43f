// ARIA patterns by React Aria's own testers: what works for its authors works with our components, by mouse, by
// keyboard and by touch.
import '@heldermatch/ui/reset.css';
import {
  Board,
  Button,
  ComboBox,
  Dialog,
  DialogTrigger,
  GridList,
  LocaleProvider,
  Menu,
  MenuTrigger,
  Radio,
  RadioGroup,
  Select,
  Tab,
  TabList,
  TabPanel,
  Table,
  Tabs,
  Tree,
} from '@heldermatch/ui';
import { User } from '@react-aria/test-utils';
import { useCallback, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from './draw.ts';

const options = [
  { id: 'zorg', label: 'Zorg' },
  { id: 'ict', label: 'Ict' },
];
const rows = [
  { id: '0411', label: 'Kandidaat 0411' },
  { id: '0412', label: 'Kandidaat 0412' },
];

/** Renders an element, and returns the first one with a role in it. */
async function drawRole(element: ReactElement, role: string): Promise<HTMLElement> {
  draw(element);
  const found = page.getByRole(role).first();
  await expect.element(found).toBeVisible();
  return found.element() as HTMLElement;
}

/** Button in a shadow root, as a web component renders it. */
function Hosted() {
  const [shadow, setShadow] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (host?.shadowRoot === null) setShadow(host.attachShadow({ mode: 'open' }));
  }, []);
  return (
    <LocaleProvider>
      <div ref={attach} />
      {shadow && createPortal(<Button>Open</Button>, shadow)}
    </LocaleProvider>
  );
}

describe.each(['mouse', 'keyboard', 'touch'] as const)('by %s', (interactionType) => {
  const user = new User({
    interactionType,
    advanceTimer: (time) => new Promise((resolve) => setTimeout(resolve, time)),
  });

  test('ComboBox', async () => {
    const root = await drawRole(<ComboBox label="Sector" options={options} />, 'combobox');
    const tester = user.createTester('ComboBox', {
      root: root.parentElement as HTMLElement,
      trigger: page.getByRole('button').element() as HTMLElement,
    });
    await tester.open();
    await vi.waitFor(() => expect(tester.getOptions()).toHaveLength(2));
    await tester.toggleOptionSelection({ option: 'Ict' });
    await vi.waitFor(() => expect(tester.getCombobox()).toHaveProperty('value', 'Ict'));
    await vi.waitFor(() => expect(tester.getListbox()).toBeNull());
  });

  test('Select', async () => {
    const root = await drawRole(<Select label="Sector" options={options} />, 'button');
    const tester = user.createTester('Select', { root });
    await tester.toggleOptionSelection({ option: 'Ict' });
    await vi.waitFor(() => expect(tester.getTrigger().textContent).toContain('Ict'));
    await vi.waitFor(() => expect(tester.getListbox()).toBeNull());
  });

  test('Menu', async () => {
    const onAction = vi.fn<(id: string) => void>();
    const root = await drawRole(
      <MenuTrigger>
        <Button>Acties</Button>
        <Menu
          items={[
            { id: 'open', label: 'Openen' },
            { id: 'copy', label: 'Kopiëren' },
          ]}
          onAction={onAction}
        />
      </MenuTrigger>,
      'button',
    );
    const tester = user.createTester('Menu', { root });
    await tester.open();
    await vi.waitFor(() => expect(tester.getOptions()).toHaveLength(2));
    await tester.toggleOptionSelection({ option: 'Kopiëren' });
    expect(onAction).toHaveBeenCalledExactlyOnceWith('copy');
    await vi.waitFor(() => expect(tester.getMenu()).toBeNull());
  });

  test('Tabs', async () => {
    const tab = await drawRole(
      <Tabs>
        <TabList label="Kandidaat">
          <Tab id="cv">Cv</Tab>
          <Tab id="score">Score</Tab>
        </TabList>
        <TabPanel id="cv">Werkervaring</TabPanel>
        <TabPanel id="score">87%</TabPanel>
      </Tabs>,
      'tab',
    );
    const tester = user.createTester('Tabs', { root: tab.parentElement as HTMLElement });
    await tester.triggerTab({ tab: 'Score' });
    await vi.waitFor(() => expect(tester.getActiveTabpanel()?.textContent).toBe('87%'));
    expect(tester.getSelectedTab()?.textContent).toBe('Score');
  });

  test('RadioGroup', async () => {
    const root = await drawRole(
      <RadioGroup label="Sector">
        <Radio value="zorg">Zorg</Radio>
        <Radio value="ict">Ict</Radio>
      </RadioGroup>,
      'radiogroup',
    );
    const tester = user.createTester('RadioGroup', { root });
    await tester.triggerRadio({ radio: 'Ict' });
    await vi.waitFor(() => expect(tester.getSelectedRadio()).toHaveProperty('value', 'ict'));
  });

  test('Table', async () => {
    const root = await drawRole(
      <Table
        label="Kandidaten"
        selectionMode="multiple"
        items={rows}
        columns={[{ id: 'title', label: 'Naam', isRowHeader: true, render: ({ label }) => label }]}
      />,
      'grid',
    );
    const tester = user.createTester('Table', { root });
    await tester.toggleRowSelection({ row: 1 });
    await vi.waitFor(() => expect(tester.getSelectedRows()).toHaveLength(1));
    await tester.toggleRowSelection({ row: 0 });
    await vi.waitFor(() => expect(tester.getSelectedRows()).toHaveLength(2));
  });

  test('GridList', async () => {
    const root = await drawRole(
      <GridList label="Kandidaten" selectionMode="multiple" items={rows} />,
      'grid',
    );
    const tester = user.createTester('GridList', { root });
    await tester.toggleRowSelection({ row: 1 });
    await vi.waitFor(() => expect(tester.getSelectedRows()).toHaveLength(1));
  });

  test('Board', async () => {
    const onAction = vi.fn<(id: string) => void>();
    const root = await drawRole(
      <Board
        label="Kandidaten"
        columns={[{ id: 'new', label: 'Nieuw' }]}
        items={rows.map((row) => ({ ...row, column: 'new' }))}
        onAction={onAction}
        onMove={() => {}}
      />,
      'grid',
    );
    const tester = user.createTester('GridList', { root });
    // The tester moves to further rows with Ctrl pressed, and doesn't wait for their focus.
    await tester.triggerRowAction({ row: 0 });
    expect(onAction).toHaveBeenCalledExactlyOnceWith('0411');
  });

  test('Tree', async () => {
    const root = await drawRole(
      <Tree
        label="Vacatures"
        selectionMode="multiple"
        items={[{ id: 'zorg', label: 'Zorg', items: rows }]}
      />,
      'treegrid',
    );
    const tester = user.createTester('Tree', { root });
    await tester.toggleRowExpansion({ row: 0 });
    await vi.waitFor(() => expect(tester.getRows()).toHaveLength(3));
    await tester.toggleRowExpansion({ row: 0 });
    await vi.waitFor(() => expect(tester.getRows()).toHaveLength(1));
  });

  test('Dialog', async () => {
    const root = await drawRole(
      <DialogTrigger>
        <Button>Openen</Button>
        <Dialog title="Kandidaat">Werkervaring</Dialog>
      </DialogTrigger>,
      'button',
    );
    const tester = user.createTester('Dialog', { root, overlayType: 'modal' });
    await tester.open();
    await vi.waitFor(() => expect(tester.getDialog()).not.toBeNull());
    await tester.close();
    await vi.waitFor(() => expect(tester.getDialog()).toBeNull());
  });
});

test('a ComboBox as wide as the window opens with the keyboard', async () => {
  const root = await drawRole(<ComboBox label="Sector" options={options} />, 'combobox');
  root.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Zorg' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});

test('Tabs without the selected tab warn', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await drawRole(
    <Tabs selectedKey="weg">
      <TabList label="Kandidaat">
        <Tab id="cv">Cv</Tab>
      </TabList>
      <TabPanel id="cv">Ervaring</TabPanel>
    </Tabs>,
    'tab',
  );
  await expect.poll(() => warn.mock.lastCall?.[0] as unknown).toContain("No tab has the id 'weg'");
});

test('a component in a shadow root warns when it is pressed', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await drawRole(<Hosted />, 'button');
  await page.getByRole('button').click();
  expect(warn.mock.lastCall?.[0]).toContain('does not work in a shadow root');
});
