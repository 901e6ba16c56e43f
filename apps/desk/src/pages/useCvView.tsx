import type { Category } from '@heldermatch/scorecard';
import {
  Notice,
  SegmentedControl,
  Text,
  type CandidatePaneProps,
  type DocumentPicture,
} from '@heldermatch/ui';
import { useEffect, useState } from 'react';
import type { Applicant } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { describeUnread, type Unread } from '../reading/text.ts';
import type { CvText } from '../store.ts';
import { useCv } from './useCv.ts';

const views = [
  { id: 'text', label: 'Tekst' },
  { id: 'picture', label: 'Opgemaakt' },
] as const;

type View = (typeof views)[number]['id'];

interface Pictures {
  candidate: string;
  pages: readonly DocumentPicture[];
  /** Whether pages are still being drawn, are all there, or could not be drawn. */
  state: 'drawing' | 'drawn' | 'failed';
}

/** Draws the file of a candidate, page by page. */
function usePictures(
  candidate: string | undefined,
  isWanted: boolean,
  text: CvText,
  categories: readonly Category[],
) {
  const { store } = useDesk();
  const [pictures, setPictures] = useState<Pictures>();
  // A scorecard that was adjusted has the same quotes.
  const quotes = JSON.stringify(
    categories.flatMap(({ evidence }) =>
      evidence.map(({ reference, page, start, quote }) => ({
        reference,
        page,
        quote,
        before: text[page - 1]?.text.slice(0, start) ?? '',
      })),
    ),
  );
  useEffect(() => {
    if (candidate === undefined || !isWanted) return undefined;
    const cancel = new AbortController();
    const { signal } = cancel;
    const pages: DocumentPicture[] = [];
    const show = (state: Pictures['state']) => {
      if (!signal.aborted) setPictures({ candidate, pages: [...pages], state });
    };
    const draw = async () => {
      const [file, { drawPages }] = await Promise.all([
        store.readFile(candidate),
        import('../reading/pictures.ts'),
      ]);
      if (file === undefined) return false;
      const onPage = (picture: DocumentPicture) => {
        pages.push(picture);
        show('drawing');
      };
      return drawPages(file, JSON.parse(quotes) as Parameters<typeof drawPages>[1], {
        onPage,
        signal,
      });
    };
    show('drawing');
    draw().then(
      (isWhole) => show(isWhole ? 'drawn' : 'failed'),
      () => show('failed'),
    );
    return () => cancel.abort();
  }, [candidate, isWanted, quotes, store]);
  return isWanted && pictures?.candidate === candidate ? pictures : undefined;
}

/** Names the parts of a CV that could not be read, so that the user reads them in the file. */
function NotRead({ unread }: { unread: readonly Unread[] }) {
  return (
    <Notice tone="caution" title="Niet alles is gelezen">
      {describeUnread(unread).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

type CvView = Pick<CandidatePaneProps, 'pages' | 'cvView' | 'cvEmptyText' | 'cvNote'>;

/** CV of a candidate: its text, or the pages of its PDF if the file is kept. */
export function useCvView(
  applicant: Applicant | undefined,
  open: OpenVacancy,
  categories: readonly Category[],
): CvView {
  const { pages: text, emptyText: cvEmptyText } = useCv(applicant, open);
  const { uploads } = useDesk();
  const {
    id: candidate,
    file = '',
    unread = [],
  } = uploads.find(({ id }) => id === applicant?.id) ?? {};
  const isPdf = file.toLowerCase().endsWith('.pdf');
  const [chosen, setChosen] = useState<View>('text');
  const cvView = isPdf ? chosen : 'text';
  const pictures = usePictures(candidate, cvView === 'picture', text, categories);
  const isRead = unread.length === 0;
  if (!isPdf) {
    return { pages: text, cvEmptyText, cvNote: !isRead && <NotRead unread={unread} /> };
  }
  return {
    pages: text.map((page, index) => ({ ...page, picture: pictures?.pages[index] })),
    cvView,
    cvEmptyText,
    cvNote: (
      <>
        {!isRead && <NotRead unread={unread} />}
        <SegmentedControl
          label="Cv tonen als"
          items={views}
          value={chosen}
          onChange={setChosen}
          size="small"
        />
        {pictures !== undefined && <NotDrawn pictures={pictures} count={text.length} />}
      </>
    ),
  };
}

interface NotDrawnProps {
  pictures: Pictures;
  /** Number of pages. */
  count: number;
}

/** Explains why some pages are shown as text. */
function NotDrawn({ pictures: { pages, state }, count }: NotDrawnProps) {
  if (state === 'drawing' || pages.length >= count) return null;
  return (
    <Text size="small">
      {state === 'failed'
        ? 'Niet elke pagina is te tekenen. Van de andere ziet u de tekst.'
        : `De eerste ${pages.length} pagina’s zijn getekend. Van de andere ziet u de tekst.`}
    </Text>
  );
}
