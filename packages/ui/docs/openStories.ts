/** Ids of stories, by component, whose play function leaves an overlay open: better pictures than a closed trigger. */
export const openStories: Readonly<Record<string, string>> = {
  AlertDialog: 'default',
  CandidateDrawer: 'judging',
  ComboBox: 'open',
  CommandPalette: 'open',
  DatePicker: 'open',
  Dialog: 'default',
  Drawer: 'small',
  KpiDialog: 'open',
  Menu: 'open',
  NotificationCenter: 'open',
  PlainDialog: 'default',
  Popover: 'default',
  Select: 'open',
};
