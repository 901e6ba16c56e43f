import { createContext } from 'react';

/** Id of the current row. Only the rows that it changes render again, and not the grid. */
export const CurrentRow = createContext<string | undefined>(undefined);
