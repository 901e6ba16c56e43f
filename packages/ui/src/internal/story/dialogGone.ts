import { expect, screen, waitFor } from 'storybook/test';

/** For a play function: a dialog stays in the page for as long as it goes. */
export const dialogGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
