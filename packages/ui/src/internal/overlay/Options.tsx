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
import { Icon } from '../../components/Icon/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { returnsFocus } from '../focus/nearest.js';
import { Loading } from './Loading.js';
import * as overlay from './overlay.css.js';
import { useTabOut } from './useTabOut.js';

/** One choice of a `Select` or a `ComboBox`. */
export interface Option {
  /** Unique in its list; what a form sends. */
  id: string;
  label: string;
  /** What the label leaves open, in one line. Part of the name: who speaks to the page may say it. */
  description?: string | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** Choices under a title. */
export interface OptionSection {
  /** What they have in common; unique in its list. */
  title: string;
  items: readonly Option[];
}

/** What both fields take that offer a list. */
export interface OptionsProps {
  /** The choices, in an order that the reader can follow: one below the other, or in sections. */
  options: readonly (Option | OptionSection)[];
  /**
   * The choices, or with `onLoadMore` the next ones, are on their way: shown in the list, and said.
   * @default false
   */
  isLoading?: boolean | undefined;
  /** Called when the end of the list comes into view, and `isLoading` is not set. */
  onLoadMore?: (() => void) | undefined;
}

/** All choices, also those in sections. */
export const choicesOf = (options: OptionsProps['options']): readonly Option[] =>
  options.flatMap((option) => ('items' in option ? option.items : option));

const choice = ({ id, label, description, isDisabled = false }: Option) => (
  <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={overlay.item}>
    {({ isSelected }) => (
      <>
        <span className={overlay.itemLabel}>
          {label}
          {description !== undefined && <span className={overlay.description}>{description}</span>}
        </span>
        {isSelected && <Icon icon={Check} />}
      </>
    )}
  </ListBoxItem>
);

interface ListProps extends OptionsProps {
  /**
   * What the list is called, where it takes the page out of reach: Chromium then finds no name in the field. Without, it
   * is called by that.
   */
  label?: string | undefined;
}

/** The list of the field around it, over the page and as wide as the field. That of a `ComboBox` is filtered by it. */
export function Options({ options, label, isLoading = false, onLoadMore }: ListProps) {
  const say = useMessages();
  const state = use(SelectStateContext);
  const tabOut = useTabOut(() => {
    const focused = state?.selectionManager.focusedKey ?? null;
    if (focused !== null && state?.selectionManager.selectionMode === 'single')
      state.selectionManager.replaceSelection(focused);
  });
  const hasOptions = options.length > 0;
  const empty = isLoading ? <Loading /> : <div className={overlay.empty}>{say(nl.noResults)}</div>;
  const named = (box: ComponentProps<'div'>) => (
    <div
      {...box}
      {...(label !== undefined && { 'aria-labelledby': undefined, 'aria-label': label })}
    />
  );
  return (
    <Popover
      ref={returnsFocus}
      className={`${overlay.popover} ${overlay.asWideAsField}`}
      render={(popover) => named({ ...popover, onKeyDownCapture: tabOut })}
    >
      {/* It stands there before it has something to say. */}
      <VisuallyHidden>
        <span role="status">{isLoading && say(nl.loading)}</span>
      </VisuallyHidden>
      <ListBox
        className={overlay.list}
        render={named}
        renderEmptyState={() => (isLoading && hasOptions ? null : empty)}
      >
        <Collection items={options}>
          {(option) =>
            'items' in option ? (
              <ListBoxSection
                id={`section ${option.title}`}
                aria-label={option.title}
                className={overlay.section}
                // Its title is no node of the list: React Aria would count it among the options.
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
        {(isLoading || onLoadMore !== undefined) && (
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
