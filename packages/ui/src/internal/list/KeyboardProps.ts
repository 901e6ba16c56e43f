export interface KeyboardProps {
  /**
   * What leads to the controls in a row: the arrow keys, so that the whole is one stop for the Tab key; or that key, one
   * control after the other, where there are fields in rows. What is typed in a field is the field's in both.
   * @default 'arrow'
   */
  keyboardNavigationBehavior?: 'arrow' | 'tab' | undefined;
}
