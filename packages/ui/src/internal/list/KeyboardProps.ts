export interface KeyboardProps {
  /**
   * Keyboard navigation to the controls in a row. With `arrow` the arrow keys move to them, and the whole list is one
   * tab stop. With `tab` the Tab key moves through them one by one: use it for rows with fields. Keys typed in a field
   * always go to that field.
   * @default 'arrow'
   */
  keyboardNavigationBehavior?: 'arrow' | 'tab' | undefined;
}
