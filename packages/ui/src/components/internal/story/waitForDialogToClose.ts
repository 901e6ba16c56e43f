import { expect, screen, waitFor } from 'storybook/test';

/** For play functions: waits until a dialog has closed. It remains in the DOM during its exit animation. */
export const waitForDialogToClose = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
