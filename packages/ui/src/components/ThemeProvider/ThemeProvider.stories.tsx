import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { createTheme } from '../../theme/createTheme.js';
import { Button } from '../Button/index.js';
import { ButtonLink } from '../ButtonLink/index.js';
import { Card } from '../Card/index.js';
import { Checkbox } from '../Checkbox/index.js';
import { Grid } from '../Grid/index.js';
import { Heading } from '../Heading/index.js';
import { Inline } from '../Inline/index.js';
import { Marker } from '../Marker/index.js';
import { Menu, MenuTrigger } from '../Menu/index.js';
import { Notice } from '../Notice/index.js';
import { Stack } from '../Stack/index.js';
import { TextField } from '../TextField/index.js';
import { ThemeProvider } from './ThemeProvider.js';

const plum = createTheme({ brand: '#7a1f5c', neutral: '#6b6470', marker: '#ffd1a8' });
const compact = createTheme({ density: 'compact' });

const screenful = (
  <Stack gap="m">
    <Heading level={2}>Relatiemanager</Heading>
    <p>
      De kandidaat heeft <Marker>zes jaar ervaring</Marker> in de zorg.
    </p>
    <TextField label="Functietitel" name="title" defaultValue="Relatiemanager" />
    <Checkbox defaultSelected>Op afstand werken kan</Checkbox>
    <Notice>De vacature staat nog niet online.</Notice>
    <Inline gap="s">
      <Button>Bewaren</Button>
      <ButtonLink href="#voorbeeld" variant="secondary">
        Voorbeeld
      </ButtonLink>
    </Inline>
  </Stack>
);

const meta = {
  title: 'Om de app heen/ThemeProvider',
  id: 'componenten-themeprovider',
  component: ThemeProvider,
  args: { theme: plum, scope: 'part', children: <Card>{screenful}</Card> },
} satisfies Meta<typeof ThemeProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const valueOf = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(name);

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bewaren' });
    await expect(valueOf(button, '--hm-color-action-default')).toContain('#7a1f5c');
    await expect(valueOf(document.body, '--hm-color-action-default')).not.toContain('#7a1f5c');
  },
};

export const Compact: Story = {
  args: { theme: compact },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Bewaren' }).offsetHeight).toBe(36),
};

/** Renders parts in a fixed colour scheme, independent of their surroundings. */
export const Schemes: Story = {
  render: ({ theme }) => (
    <Grid columns={2}>
      {(['light', 'dark'] as const).map((colorScheme) => (
        <ThemeProvider key={colorScheme} theme={theme} scope="part" colorScheme={colorScheme}>
          <Card>{screenful}</Card>
        </ThemeProvider>
      ))}
    </Grid>
  ),
};

/** Applies the theme of a part to its overlays. */
export const Overlay: Story = {
  args: {
    colorScheme: 'dark',
    children: (
      <Card>
        <MenuTrigger>
          <Button>Acties</Button>
          <Menu
            items={[
              { id: 'edit', label: 'Bewerken' },
              { id: 'copy', label: 'Kopiëren' },
            ]}
            onAction={() => undefined}
          />
        </MenuTrigger>
      </Card>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acties' }));
    const item = await screen.findByRole('menuitem', { name: 'Bewerken' });
    await expect(valueOf(item, '--hm-color-action-default')).toContain('#7a1f5c');
    await expect(valueOf(item, 'color-scheme')).toBe('dark');
  },
};

/** Changes and removes the theme of the document at runtime. */
export const Switch: Story = {
  args: { scope: 'document', children: undefined },
  render: function Render({ theme }) {
    const [isPlum, setIsPlum] = useState(true);
    return (
      <ThemeProvider theme={isPlum ? theme : compact}>
        <Button onPress={() => setIsPlum(!isPlum)}>Wissel van thema</Button>
      </ThemeProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const { documentElement } = document;
    const button = canvas.getByRole('button');
    const expectPlum = (isPlum: boolean) =>
      waitFor(() =>
        expect(valueOf(documentElement, '--hm-color-action-default').includes('#7a1f5c')).toBe(
          isPlum,
        ),
      );
    await expectPlum(true);
    await userEvent.click(button);
    await expectPlum(false);
    await expect(valueOf(documentElement, '--hm-size-target')).toBe('2.25rem');
    await userEvent.click(button);
    await expectPlum(true);
  },
};
