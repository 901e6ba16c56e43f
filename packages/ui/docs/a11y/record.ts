import type { SuccessCriterionId } from '@heldermatch/facts';
import type { CheckId } from './checks.js';
import type { InheritedGroup } from './inherited.js';

/** Evidence that a requirement is met. */
export type Proof =
  /** Export names of stories of the component, whose play functions fail if it isn't met. */
  | { play: string | readonly string[] }
  /** Automatic checks of all its stories. */
  | { check: CheckId | readonly CheckId[] }
  /** Path of another test, from the root of the repository. */
  | { test: string }
  /** A person has to judge it. */
  | { byHand: true };

/** Requirement for a component. */
export type Requirement = Proof & {
  /** In Dutch, as a sentence that is true or false. Backticks mark code. */
  must: string;
  /** Success criteria of WCAG that it is part of. Undefined if it isn't about accessibility. */
  sc?: SuccessCriterionId | readonly SuccessCriterionId[];
};

/**
 * Key or combination as in `aria-keyshortcuts`, such as `Shift+Tab`, `ArrowDown` or `Control+K`. `Text` is any
 * character.
 * @see https://www.w3.org/TR/wai-aria-1.2/#aria-keyshortcuts
 */
export type Key = string;

/** Row of the keyboard table. */
export type KeyboardRow = {
  /** Keys that each have this effect. */
  keys: Key | readonly Key[];
  /** Circumstance, in Dutch, as it follows the key: 'in een leeg veld'. */
  when?: string;
  /** In Dutch. */
  effect: string;
} & (
  | {
      /** Export name of the story whose play function presses all these keys, and fails without their effect. */
      play: string;
    }
  | {
      /** The check that walks through every story with the Tab key. */
      check: 'tab';
    }
);

/** Something that isn't as it should be, and that we can't mend yet. */
export interface KnownIssue {
  nl: string;
  en: string;
  /** Success criteria that it touches, even if it is no failure. */
  sc: SuccessCriterionId | readonly SuccessCriterionId[];
  /** Advice for a user or a product team. */
  workaround: { nl: string; en: string };
  /** Report at the project that can mend it. */
  upstream?: string;
}

/** Assistive technologies for checks by a person, in Dutch. */
export const assistiveTechnologies = [
  'NVDA met Firefox',
  'NVDA met Chrome',
  'JAWS met Chrome',
  'VoiceOver met Safari op een Mac',
  'VoiceOver met Safari op een iPhone',
  'TalkBack met Chrome',
  'Spraakbediening',
  'Vergroting tot 400%',
  'Contrastthema van Windows',
] as const;

/** Check by a person, with assistive technology on a real device. */
export interface ManualCheck {
  with: (typeof assistiveTechnologies)[number];
  /** Versions, such as `NVDA 2026.1, Firefox 153, Windows 11`. */
  versions: string;
  /** Name of the person. */
  by: string;
  /** Day, such as 2026-11-27. */
  date: string;
  /** Version of the library. */
  version: string;
  /** Outcome in Dutch. */
  outcome: string;
}

/** Requirements for the accessibility of a component, and their proof. Results of automatic checks aren't part of it. */
export interface AccessibilityRecord {
  /** Groups of requirements that the component inherits. */
  inherits: readonly InheritedGroup[];
  requirements: readonly Requirement[];
  /** Empty if it has no keys: its page states why. */
  keyboard: readonly KeyboardRow[];
  issues?: readonly KnownIssue[];
  /** Undefined until a person has done it. */
  manual?: readonly ManualCheck[];
}

/** One or more values as a list. */
export const listOf = <Value>(values: Value | readonly Value[]): readonly Value[] =>
  Array.isArray(values) ? (values as readonly Value[]) : [values as Value];
