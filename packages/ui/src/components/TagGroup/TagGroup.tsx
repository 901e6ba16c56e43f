import { CircleAlert, X, type IconNode } from 'lucide';
import { useId, type ReactNode } from 'react';
import {
  Button,
  Label,
  Tag,
  TagGroup as AriaTagGroup,
  TagList,
  Text,
} from 'react-aria-components/TagGroup';
import * as field from '../internal/field/field.css.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './TagGroup.css.js';

export interface TagGroupItem<Id extends string = string> {
  /** Unique within the group. */
  id: Id;
  /** Label of one to four words. */
  label: string;
  /** Icon from `lucide`, before the label. */
  icon?: IconNode | undefined;
  /** URL of the destination, for tags that can't be removed. */
  href?: string | undefined;
  /**
   * Prevents removal of the tag.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

export interface TagGroupProps<Id extends string = string> extends RootProps<HTMLDivElement> {
  /** Accessible and visible name of the group. */
  label: string;
  /** Additional help text. */
  description?: ReactNode;
  /** Error message: the problem and its solution. */
  errorMessage?: string | undefined;
  /**
   * Hides the label visually, where there is another visual cue.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** Tags, in reading order. */
  items: readonly TagGroupItem<Id>[];
  /**
   * Called with the `id` values of the tags to remove. The app must remove them from `items`. Without it, tags are not
   * removable.
   */
  onRemove?: ((ids: Set<Id>) => void) | undefined;
  /**
   * Text shown without tags.
   * @default 'Geen'
   */
  emptyText?: ReactNode;
}

/**
 * Set of short labels, such as skills or active filters. Removable tags form a React Aria grid; others are a plain list
 * of links or text.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/examples/layout-grids/
 */
export function TagGroup<Id extends string = string>({ onRemove, ...props }: TagGroupProps<Id>) {
  return onRemove === undefined ? (
    <TagsToRead {...props} />
  ) : (
    <TagsToRemove {...props} onRemove={onRemove} />
  );
}

function TagsToRemove<Id extends string>({
  label,
  description,
  errorMessage,
  isLabelHidden = false,
  items,
  onRemove,
  emptyText,
  ...root
}: TagGroupProps<Id>) {
  const formatMessage = useMessages();
  const hint = useId();
  return (
    <AriaTagGroup
      {...rootProps(root, field.root)}
      onRemove={(ids) => onRemove?.(ids as Set<Id>)}
      disabledKeys={items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
    >
      <Label className={isLabelHidden ? hidden.root : field.label}>{label}</Label>
      {description !== undefined && (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
      <TagList
        items={items}
        className={css.list}
        // An empty list is not a tab stop, but must receive focus from the last tag.
        render={(list) => <div {...list} tabIndex={items.length === 0 ? -1 : list.tabIndex} />}
        renderEmptyState={() => (
          <span className={css.empty}>{emptyText ?? formatMessage(nl.none)}</span>
        )}
      >
        {(item) => (
          <Tag
            id={item.id}
            textValue={item.label}
            className={css.tag}
            // Replaces React Aria's description, which names a key that does not exist on keyboards.
            render={(tag) => <div {...tag} aria-describedby={hint} />}
          >
            <Words {...item} />
            <Button slot="remove" aria-label={formatMessage(nl.remove)} className={css.remove}>
              <Icon icon={X} />
            </Button>
          </Tag>
        )}
      </TagList>
      <span id={hint} hidden>
        {formatMessage(nl.removeByKey)}
      </span>
      {errorMessage !== undefined && (
        <Text slot="errorMessage" className={field.error}>
          <Icon icon={CircleAlert} />
          <span>{errorMessage}</span>
        </Text>
      )}
    </AriaTagGroup>
  );
}

function TagsToRead({
  label,
  description,
  errorMessage,
  isLabelHidden = false,
  items,
  emptyText,
  ...root
}: TagGroupProps) {
  const formatMessage = useMessages();
  const id = useId();
  const ids = { label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  const describedBy = [
    description !== undefined && ids.description,
    errorMessage !== undefined && ids.error,
  ].filter(Boolean);
  return (
    <div {...rootProps(root, field.root)}>
      <span id={ids.label} className={isLabelHidden ? hidden.root : field.label}>
        {label}
      </span>
      {description !== undefined && (
        <span id={ids.description} className={field.description}>
          {description}
        </span>
      )}
      {items.length === 0 ? (
        <span className={css.empty}>{emptyText ?? formatMessage(nl.none)}</span>
      ) : (
        <ul
          role="list"
          aria-labelledby={ids.label}
          aria-describedby={describedBy.join(' ') || undefined}
          className={css.list}
        >
          {items.map((item) => (
            <li key={item.id}>
              {item.href === undefined ? (
                <span className={css.tag}>
                  <Words {...item} />
                </span>
              ) : (
                <a href={item.href} className={`${css.tag} ${css.link}`}>
                  <Words {...item} />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {errorMessage !== undefined && (
        <span id={ids.error} className={field.error}>
          <Icon icon={CircleAlert} />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  );
}

const Words = ({ icon, label }: TagGroupItem) => (
  <>
    {icon !== undefined && <Icon icon={icon} />}
    <span className={css.body}>{label}</span>
  </>
);
