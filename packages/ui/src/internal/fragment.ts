import type { ReactNode } from 'react';

/** Words of a title, as the fragment of a URL. Undefined for a title that isn't a string. */
export const fragmentOf = (title: ReactNode): string | undefined =>
  typeof title === 'string'
    ? title
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-')
    : undefined;
