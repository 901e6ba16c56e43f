/** Message from the panel to the story. */
export interface Request {
  /** Whether to number the elements in the order of the Tab key, on the story. */
  showsFocusOrder: boolean;
  /** Whether to write down what a screen reader announces from now on. */
  isListening: boolean;
  /** Whether to read the whole story once. */
  readsAll: boolean;
}

/** Element with a role, as assistive technology gets it. */
export interface Accessible {
  role: string;
  name: string;
  description: string;
  /** Number of ancestors with a role. */
  depth: number;
}

/** Message from the story to the panel. */
export interface Answer {
  /** Elements that the Tab key reaches, in order. */
  focusOrder: Accessible[];
  tree: Accessible[];
  /** Phrases of the virtual screen reader. Roles are in English. */
  transcript: string[];
  /** Rules of axe that this story switches off. */
  rulesOff: string[];
}

export const requested = 'heldermatch/audit/requested';
export const answered = 'heldermatch/audit/answered';
