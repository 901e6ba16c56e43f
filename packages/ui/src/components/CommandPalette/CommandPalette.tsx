import { Search, X, type IconNode } from 'lucide';
import { useState, type ReactNode } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { returnsFocus } from '../../internal/focus/nearest.js';
import { TypingStatus } from '../../internal/announcement/TypingStatus.js';
import * as overlay from '../../internal/overlay/overlay.css.js';
import { passOn } from '../../internal/overlay/passOn.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import * as css from './CommandPalette.css.js';
import { useShortcut } from './useShortcut.js';

export interface Command<Id extends string = string> {
  /** Unique in its palette. */
  id: Id;
  /** A verb and what it acts on, or where it leads. */
  label: string;
  /** What the label leaves open, in one line. Part of the name, and found by typing too. */
  description?: string | undefined;
  /** Other words by which it is found: 'cv' for 'Document toevoegen'. */
  keywords?: string | undefined;
  /** An icon of `lucide`. */
  icon?: IconNode | undefined;
  /** The keys that do the same elsewhere, as they are to be read: 'Ctrl + B'. Part of the name. The app listens to them. */
  shortcut?: string | undefined;
  /** Where it leads: it is then a link. */
  href?: string | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** Commands under a title. */
export interface CommandSection<Id extends string = string> {
  /** What they have in common; unique in its palette. */
  title: string;
  items: readonly Command<Id>[];
}

export interface CommandPaletteProps<Id extends string = string> extends RootProps {
  /** What can be done, the most used first: one below the other, or in sections. */
  items: readonly (Command<Id> | CommandSection<Id>)[];
  /** Called with the `id` of a command, or of a link that is followed; the palette is then closed. */
  onAction?: ((id: Id) => void) | undefined;
  /** It is open. Without it, the palette remembers that itself. */
  isOpen?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it is to be opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * Ctrl + K, and ⌘ + K on a Mac, opens and closes it, wherever the focus is.
   * @default true
   */
  opensOnShortcut?: boolean | undefined;
  /**
   * Names the dialog and its list, for screen readers.
   * @default 'Opdrachten'
   */
  label?: string | undefined;
  /**
   * Stands in the field while nothing is typed, and names it.
   * @default 'Zoek een opdracht'
   */
  placeholder?: string | undefined;
  /**
   * Stands where no command fits the words.
   * @default 'Geen resultaten'
   */
  emptyText?: ReactNode;
}

/**
 * Everything that can be done, found by typing. Once in an app. It opens over the page, and gives the focus back to
 * where it was. Its root is the element with the role `dialog`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function CommandPalette<Id extends string = string>({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  opensOnShortcut = true,
  onAction,
  ...props
}: CommandPaletteProps<Id>) {
  const [own, setOwn] = useState(defaultOpen);
  const isShown = isOpen ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  useShortcut(opensOnShortcut, () => change(!isShown));
  const act = (id: Id) => {
    change(false);
    onAction?.(id);
  };
  return (
    <ModalOverlay isOpen={isShown} onOpenChange={change} isDismissable className={css.overlay}>
      <Modal ref={returnsFocus} className={css.modal}>
        <Palette {...props} act={act} close={() => change(false)} />
      </Modal>
    </ModalOverlay>
  );
}

type Items<Id extends string> = CommandPaletteProps<Id>['items'];

/** What fits all the words that are typed, in whatever order. */
function useHits<Id extends string>(items: Items<Id>, typed: string): Items<Id> {
  const { contains } = useFilter({ sensitivity: 'base' });
  const words = typed.split(/\s+/).filter(Boolean);
  const isHit = ({ label, description = '', keywords = '' }: Command<Id>) =>
    words.every((word) => contains(`${label} ${description} ${keywords}`, word));
  return items.flatMap((item): Items<Id> => {
    if (!('items' in item)) return isHit(item) ? [item] : [];
    const hits = item.items.filter(isHit);
    return hits.length > 0 ? [{ ...item, items: hits }] : [];
  });
}

interface PaletteProps<Id extends string> extends Pick<
  CommandPaletteProps<Id>,
  'items' | 'label' | 'placeholder' | 'emptyText' | keyof RootProps
> {
  act: (id: Id) => void;
  close: () => void;
}

/** Drawn while it is open: what was typed goes with it. */
function Palette<Id extends string>({
  items,
  label,
  placeholder,
  emptyText,
  act,
  close,
  ...root
}: PaletteProps<Id>) {
  const say = useMessages();
  const [typed, setTyped] = useState('');
  const hits = useHits(items, typed);
  const count = hits.reduce((sum, item) => sum + ('items' in item ? item.items.length : 1), 0);
  const name = label ?? say(nl.commands);
  const asks = placeholder ?? say(nl.findCommand);
  return (
    <Dialog aria-label={name} {...rootProps(root, css.root)}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <div className={css.header}>
          <Icon icon={Search} className={css.icon} />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this one in its field */}
          <SearchField aria-label={asks} autoFocus className={css.field}>
            <Input placeholder={asks} className={css.input} />
          </SearchField>
          <IconButton slot={null} icon={X} aria-label={say(nl.close)} onPress={close} />
        </div>
        <Menu
          aria-label={name}
          className={css.list}
          onAction={(id) => act(id as Id)}
          renderEmptyState={() => (
            <div className={overlay.empty}>{emptyText ?? say(nl.noResults)}</div>
          )}
        >
          {hits.map((item) =>
            'items' in item ? (
              <MenuSection key={item.title} className={overlay.section}>
                <Header className={overlay.sectionTitle}>{item.title}</Header>
                {item.items.map((command) => (
                  <Action key={command.id} {...command} />
                ))}
              </MenuSection>
            ) : (
              <Action key={item.id} {...item} />
            ),
          )}
        </Menu>
      </Autocomplete>
      <TypingStatus
        typed={typed}
        text={count === 0 ? say(nl.noResults) : say(nl.resultCount, { count })}
      />
    </Dialog>
  );
}

function Action({ id, label, description, icon, shortcut, href, isDisabled = false }: Command) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(href !== undefined && { href })}
      onClickCapture={passOn}
      className={`${overlay.item} ${css.item}`}
      // Tab passes over links, too: the arrows go there, and the focus stays in the field.
      render={({ children, ...item }) =>
        'href' in item ? (
          <a {...item} tabIndex={-1}>
            {children}
          </a>
        ) : (
          <div {...item}>{children}</div>
        )
      }
    >
      {icon !== undefined && <Icon icon={icon} />}
      <span className={`${overlay.itemLabel} ${css.label}`}>
        {label}
        {description !== undefined && <span className={overlay.description}>{description}</span>}
      </span>
      {shortcut !== undefined && <kbd className={css.shortcut}>{shortcut}</kbd>}
    </MenuItem>
  );
}
