import { useEffect, useState } from 'react';
import { isInvented, type Applicant } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { inventedDetails } from '../details.ts';
import { limits } from '../reading/limits.ts';
import type { CvText } from '../store.ts';

interface Cv {
  /** Whether the text has been read, or turned out to be unreadable. */
  isRead: boolean;
  pages: CvText;
  /** Reason why there is no text to show. */
  emptyText?: string;
}

/** Text that was stored before the limits existed can be too long to show. */
const shownOf = (pages: CvText): Cv =>
  pages.reduce((sum, { text }) => sum + text.length, 0) > limits.characters
    ? {
        isRead: true,
        pages: [],
        emptyText: 'Dit cv is te lang om te tonen. Voeg alleen het cv opnieuw toe.',
      }
    : { isRead: true, pages };

const unreadable: Cv = {
  isRead: true,
  pages: [],
  emptyText: 'De tekst van dit cv is nu niet te lezen. Laad de pagina opnieuw.',
};

/** Returns a candidate's CV: immediately for a generated one, after reading from storage for an added one. */
export function useCv(applicant: Applicant | undefined, { vacancy }: OpenVacancy): Cv {
  const { store } = useDesk();
  const [read, setRead] = useState<{ id: string; cv: Cv }>();
  const id = applicant === undefined || isInvented(applicant.id) ? undefined : applicant.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    const set = (cv: Cv) => {
      if (isWanted) setRead({ id, cv });
    };
    store.readText(id).then(
      (pages) => set(pages === undefined ? unreadable : shownOf(pages)),
      () => set(unreadable),
    );
    return () => {
      isWanted = false;
    };
  }, [store, id]);
  if (applicant === undefined) return { isRead: false, pages: [] };
  if (id === undefined) return { isRead: true, pages: inventedDetails(applicant, vacancy).pages };
  return read?.id === id
    ? read.cv
    : { isRead: false, pages: [], emptyText: 'Het cv wordt opgehaald.' };
}
