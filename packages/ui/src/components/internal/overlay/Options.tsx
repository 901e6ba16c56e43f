import { use, type ComponentProps } from 'react';
import { Check } from 'lucide';
import {
  Collection,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListBoxSection,
  Popover,
  SelectStateContext,
} from 'react-aria-components/Select';
import { Icon } from '../../Icon/index.js';
import { VisuallyHidden } from '../../VisuallyHidden/index.js';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import { canLoadMore } from '../../../internal/list/canLoadMore.js';
import { restoreFocusOnClose } from '../../../internal/focus/nearest.js';
import { RowMedia, type RowMediaProps } from '../row/RowMedia.js';
import { Loading } from './Loading.js';
import * as overlay from './overlay.css.js';
import { useTabOut } from './useTabOut.js';

/** Option of a `Select` or `ComboBox`. */
export interface Option extends RowMediaProps {
  /** Unique in the list. Submitted as the form value. */
  id: string;
  label: string;
  /** Secondary line. Part of the accessible name, so voice control users can say it. */
  description?: string | undefined;
  /** A few words at the inline end, such as a number with its unit. Part of the accessible name. */
  aside?: string | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** Options with a title. */
export interface OptionSection {
  /** Title of the section. Unique in the list. */
  title: string;
  items: readonly Option[];
}

/** Props shared by fields with a listbox. */
export interface OptionsProps {
  /** Options or sections, in an order that users can predict. */
  options: readonly (Option | OptionSection)[];
  /**
   * Whether the options, or with `onLoadMore` the next ones, are loading. Shown in the list and announced.
   * @default false
   */
  isLoading?: boolean | undefined;
  /** Called when the end of the list scrolls into view, unless `isLoading` is set. */
  onLoadMore?: (() => void) | undefined;
}

/** All options, including those in sections. */
export const choicesOf = (options: OptionsProps['options']): readonly Option[] =>
  options.flatMap((option) => ('items' in option ? option.items : option));

const choice = ({ id, label, description, aside, icon, media, isDisabled = false }: Option) => (
  <ListBoxItem
    id={id}
    textValue={label}
    isDisabled={isDisabled}
    className={overlay.item}
    // On Apple devices React Aria announces an option of a `ComboBox` by this label. Others read its content.
    aria-label={[label, description, aside].filter((part) => part !== undefined).join(' ')}
    render={(item) => <div {...(item as ComponentProps<'div'>)} aria-label={undefined} />}
  >
    {({ isSelected }) => (
      <>
        <RowMedia {...{ icon, media }} />
        <span className={overlay.itemLabel}>
          {label}
          {description !== undefined && <span className={overlay.description}>{description}</span>}
        </span>
        {aside !== undefined && <span className={overlay.aside}>{aside}</span>}
        {isSelected && <Icon icon={Check} />}
      </>
    )}
  </ListBoxItem>
);

interface ListProps extends OptionsProps {
  /**
   * Accessible name of the listbox. Set it when the popover makes the page inert: Chromium then can't compute the name
   * from the field. Defaults to the field's label.
   */
  label?: string | undefined;
}

/** Listbox of the surrounding field, in a popover as wide as the field. A `ComboBox` filters it. */
export function Options({ options, label, isLoading = false, onLoadMore }: ListProps) {
  const formatMessage = useMessages();
  const state = use(SelectStateContext);
  const tabOut = useTabOut(() => {
    const focused = state?.selectionManager.focusedKey ?? null;
    if (focused !== null && state?.selectionManager.selectionMode === 'single')
      state.selectionManager.replaceSelection(focused);
  });
  const hasOptions = options.length > 0;
  const empty = isLoading ? (
    <Loading />
  ) : (
    <div className={overlay.empty}>{formatMessage(nl.noResults)}</div>
  );
  const renderLabelled = (box: ComponentProps<'div'>) => (
    <div
      {...box}
      {...(label !== undefined && { 'aria-labelledby': undefined, 'aria-label': label })}
    />
  );
  return (
    <Popover
      ref={restoreFocusOnClose}
      className={`${overlay.popover} ${overlay.asWideAsField}`}
      render={(popover) => renderLabelled({ ...popover, onKeyDownCapture: tabOut })}
    >
      {/* A live region has to exist before its text changes. */}
      <VisuallyHidden>
        <span role="status">{isLoading && formatMessage(nl.loading)}</span>
      </VisuallyHidden>
      <ListBox
        className={overlay.list}
        render={renderLabelled}
        renderEmptyState={() => (isLoading && hasOptions ? null : empty)}
      >
        <Collection items={options}>
          {(option) =>
            'items' in option ? (
              <ListBoxSection
                id={`section ${option.title}`}
                aria-label={option.title}
                className={overlay.section}
                // The title isn't a node of the collection, because React Aria would count it as an option.
                render={({ children, ...section }) => (
                  <section {...section}>
                    <div aria-hidden="true" className={overlay.sectionTitle}>
                      {option.title}
                    </div>
                    {children}
                  </section>
                )}
              >
                <Collection items={option.items}>{choice}</Collection>
              </ListBoxSection>
            ) : (
              choice(option)
            )
          }
        </Collection>
        {canLoadMore && (isLoading || onLoadMore !== undefined) && (
          <ListBoxLoadMoreItem
            isLoading={isLoading && hasOptions}
            {...(!isLoading && onLoadMore && { onLoadMore })}
          >
            <Loading />
          </ListBoxLoadMoreItem>
        )}
      </ListBox>
    </Popover>
  );
}
