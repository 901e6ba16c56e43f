import { Link } from 'lucide';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { Inline } from '../Inline/index.js';
import { Popover } from '../Popover/index.js';
import { isSafeHref } from '../RichTextView/richText.js';
import { Stack } from '../Stack/index.js';
import { TextField } from '../TextField/index.js';
import { ToggleButton } from '../ToggleButton/index.js';

interface LinkButtonProps {
  /** Address of the link at the caret; empty if there is none. */
  href: string;
  isDisabled: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the new address, or with '' to remove the link. */
  onChange: (href: string) => void;
}

/** Completes an address as people type it: 'voorbeeld.nl' or 'noor@voorbeeld.nl'. */
function completed(typed: string): string {
  const text = typed.trim();
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(text) ? `https://${text}` : text;
}

/** Button with a popover, to set, change or remove a link. */
export function LinkButton({ href, isDisabled, isOpen, onOpenChange, onChange }: LinkButtonProps) {
  const formatMessage = useMessages();
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <ToggleButton
        size="small"
        icon={Link}
        isLabelHidden
        isSelected={href !== ''}
        isDisabled={isDisabled}
        preventFocusOnPress
      >
        {formatMessage(nl.formatLink)}
      </ToggleButton>
      <Popover title={formatMessage(nl.formatLink)}>
        <LinkEditor href={href} onChange={onChange} />
      </Popover>
    </DialogTrigger>
  );
}

/** Not a form: React's events of a form would reach the form around the field. */
function LinkEditor({ href, onChange }: Pick<LinkButtonProps, 'href' | 'onChange'>) {
  const formatMessage = useMessages();
  const [typed, setTyped] = useState(href);
  const [isInvalid, setInvalid] = useState(false);
  const save = () => {
    const address = completed(typed);
    if (isSafeHref(address)) onChange(address);
    else setInvalid(true);
  };
  return (
    <Stack gap="s">
      <TextField
        // The only field of a popover that the user opened.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
        autoFocus
        label={formatMessage(nl.linkAddress)}
        description={formatMessage(nl.linkExample)}
        inputMode="url"
        autoComplete="off"
        value={typed}
        isInvalid={isInvalid}
        errorMessage={formatMessage(nl.linkInvalid)}
        onChange={(text) => {
          setTyped(text);
          setInvalid(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          else event.continuePropagation();
        }}
      />
      <Inline gap="xs">
        <Button size="small" onPress={save}>
          {formatMessage(nl.save)}
        </Button>
        {href !== '' && (
          <Button size="small" variant="quiet" onPress={() => onChange('')}>
            {formatMessage(nl.linkRemove)}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
