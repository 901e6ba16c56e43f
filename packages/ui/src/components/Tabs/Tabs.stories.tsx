import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Link } from '../Link/index.js';
import { Text } from '../Text/index.js';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.js';

const meta = {
  title: 'Navigatie/Tabs',
  id: 'componenten-tabs',
  component: Tabs,
  args: {
    onSelectionChange: fn(),
    children: (
      <>
        <TabList label="Contact">
          <Tab id="message">Stuur bericht</Tab>
          <Tab id="plan">Plan direct</Tab>
        </TabList>
        <TabPanel id="message">
          <Text>Wij antwoorden binnen een werkdag.</Text>
        </TabPanel>
        <TabPanel id="plan">
          <Text>
            <Link href="#agenda">Open de agenda</Link>
          </Text>
        </TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const plan = await canvas.findByRole('tab', { name: 'Plan direct' });
    await expect(canvas.getByRole('tablist', { name: 'Contact' })).toBeVisible();
    await expect(plan.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByText('Open de agenda')).not.toBeInTheDocument();
    await userEvent.click(plan);
    await expect(plan).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('plan');
    await expect(canvas.getByRole('tabpanel', { name: 'Plan direct' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [message, plan] = await canvas.findAllByRole('tab');
    await waitFor(() => expect(message).toHaveAttribute('aria-selected', 'true'));
    await userEvent.tab();
    await expect(message).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(plan).toHaveFocus();
    await expect(plan).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(message).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(plan).toHaveFocus();
    await expect(plan).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{End}');
    await expect(plan).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(plan).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(message).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

const many = (
  <>
    <TabList label="Scorecard">
      <Tab id="skills">Skills & Competenties</Tab>
      <Tab id="experience">Relevante Ervaring</Tab>
      <Tab id="language" isDisabled>
        Taal & Communicatie
      </Tab>
      <Tab id="dpa">Verwerkersovereenkomst arbeidsongeschiktheidsverzekering</Tab>
    </TabList>
    {['skills', 'experience', 'language', 'dpa'].map((id) => (
      <TabPanel key={id} id={id}>
        <Text>Score, zekerheid en bewijs.</Text>
      </TabPanel>
    ))}
  </>
);

export const Disabled: Story = {
  args: { children: many, defaultSelectedKey: 'experience' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /^Verwerkers/ })).toHaveFocus();
  },
};

/** Places the tabs next to their panel, and above it on phones. */
export const Vertical: Story = {
  args: { children: many, orientation: 'vertical', defaultSelectedKey: 'experience' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('tablist');
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: /^Verwerkers/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const skills = canvas.getByRole('tab', { name: /^Skills/ });
    await expect(skills).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('tab', { name: /^Verwerkers/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(skills).toHaveAttribute('aria-selected', 'true');
    const panel = canvas.getByRole('tabpanel', { name: /^Skills/ }).getBoundingClientRect();
    const tabs = list.getBoundingClientRect();
    if (innerWidth < 768) await expect(panel.top).toBeGreaterThanOrEqual(tabs.bottom);
    else {
      await expect(panel.left).toBeGreaterThanOrEqual(tabs.right);
      await expect(tabs.width).toBeLessThanOrEqual((panel.right - tabs.left) / 3 + 1);
    }
  },
};

export const VerticalNarrow: Story = {
  args: { children: many, orientation: 'vertical' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};

export const LongContent: Story = { args: { children: many } };

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
