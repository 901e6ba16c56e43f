import { Columns3 } from 'lucide';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { DialogTrigger } from '../Dialog/index.js';
import { Icon } from '../Icon/index.js';
import { Popover } from '../Popover/index.js';
import { arrange, complete, type ChoosableColumn, type ColumnSettings } from './arrange.js';
import { ColumnList } from './ColumnList.js';

export interface ColumnChooserProps extends RootProps<HTMLButtonElement> {
  /** All columns of the table. The row header is always shown, and comes first. */
  columns: readonly ChoosableColumn[];
  /** The user's settings. */
  settings: ColumnSettings;
  /**
   * Settings after a reset.
   * @default all columns, in the order of `columns`
   */
  defaultSettings?: Partial<ColumnSettings> | undefined;
  /** Called with the new settings when the user shows, hides or moves a column, or resets them. */
  onSettingsChange: (settings: ColumnSettings) => void;
}

/**
 * Popover in which the user chooses the columns of a `Table`, and their order. `useColumns` returns its props. The root
 * is the trigger button.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function ColumnChooser({
  columns,
  settings,
  defaultSettings,
  onSettingsChange,
  ...root
}: ColumnChooserProps) {
  const formatMessage = useMessages();
  const defaults = complete(defaultSettings);
  const items = arrange(columns, settings, defaults);
  const count = items.length;
  const shown = items.filter(({ isShown }) => isShown).length;
  return (
    <DialogTrigger>
      <Button variant="quiet" size="small" {...rootProps(root)}>
        <Icon icon={Columns3} />
        {shown === count
          ? formatMessage(nl.columns)
          : formatMessage(nl.columnsShown, { shown, count })}
      </Button>
      <Popover title={formatMessage(nl.columns)}>
        <ColumnList
          items={items}
          defaultItems={arrange(columns, defaults, defaults)}
          onChange={(changed) =>
            onSettingsChange({
              order: changed.map(({ column }) => column.id),
              hidden: changed.flatMap(({ column, isShown }) => (isShown ? [] : column.id)),
            })
          }
          onReset={() => onSettingsChange(defaults)}
        />
      </Popover>
    </DialogTrigger>
  );
}
