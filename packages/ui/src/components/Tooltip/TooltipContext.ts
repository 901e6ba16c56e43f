import { createContext } from 'react';

export interface TooltipContextValue {
  text: string;
  /** Shows the tooltip. */
  show: () => void;
}

/** Tooltip around a button. */
export const TooltipContext = createContext<TooltipContextValue | undefined>(undefined);
