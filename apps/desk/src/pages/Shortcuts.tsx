import { CommandPalette, Dialog, Link, Stack, Text } from '@heldermatch/ui';
import { useState } from 'react';
import { currentCommands, keysInWords, useSingleKeys } from '../commands.ts';
import { KeyTable } from './KeyTable.tsx';

// Of the frame too, and with the same parts: in a chunk for each, what they share would move to the first page.
export { AvatarGroup, NotificationCenter } from '@heldermatch/ui';

export interface PaletteLink {
  href: string;
  label: string;
  description?: string;
}

interface PaletteProps {
  links: readonly PaletteLink[];
  onClose: () => void;
}

/** Command palette with the commands of the page and links to the others. */
export function Palette({ links, onClose }: PaletteProps) {
  const { isOn } = useSingleKeys();
  const [groups] = useState(currentCommands);
  const commands = groups.flatMap(({ items }) => items);
  return (
    <CommandPalette
      isOpen
      opensOnShortcut={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onAction={(id) => commands.find((one) => one.id === id)?.run?.()}
      items={[
        ...groups.map(({ title, items }) => ({
          title,
          items: items
            .filter(({ id, run }) => run !== undefined && id !== 'palette')
            .map(({ id, label, icon, keys }) => ({
              id,
              label,
              icon,
              shortcut: isOn && keys !== undefined ? keysInWords(keys) : undefined,
            })),
        })),
        { title: 'Ga naar', items: links.map((link) => ({ ...link, id: link.href })) },
      ]}
    />
  );
}

/** List of the keys of the page. */
export function Keys({ onClose }: { onClose: () => void }) {
  const { isOn } = useSingleKeys();
  const [groups] = useState(currentCommands);
  return (
    <Dialog
      title="Toetsen"
      size="small"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap="m">
        {groups.map((group) => (
          <KeyTable key={group.title} {...group} />
        ))}
        <Text size="small" emphasis="muted">
          {isOn ? 'Ctrl + Enter legt een reden vast. ' : 'Toetsen van één letter staan uit. '}
          <Link href="/settings">Zet ze aan of uit</Link>
        </Text>
      </Stack>
    </Dialog>
  );
}
