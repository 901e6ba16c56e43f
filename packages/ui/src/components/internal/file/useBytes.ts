import { use, useMemo } from 'react';
import { LanguageContext } from '../../../messages/useMessages.js';

const units = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
  { unit: 'kilobyte', bytes: 1e3 },
] as const;

/** Returns a formatter of file sizes, in decimal kilobytes, megabytes and gigabytes, as operating systems show them. */
export function useBytes(): (bytes: number) => string {
  const { locale } = use(LanguageContext);
  return useMemo(
    () => (bytes) => {
      const { unit, bytes: size } = units.find((one) => bytes >= one.bytes) ?? units[2];
      const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1;
      return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(
        Math.max(1, bytes / size),
      );
    },
    [locale],
  );
}
