import { segmentsOf, type Evidence } from '@heldermatch/scorecard';
import { Fragment, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import { Heading, type HeadingProps } from '../../components/Heading/index.js';
import { Marker } from '../../components/Marker/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { blocksOf } from './blocks.js';
import * as css from './DocumentViewer.css.js';

/** Range of a page's text, and its type. */
export interface DocumentBlock {
  /** Type of block. A `redaction` names what was redacted, such as a name, on a black bar. */
  type: 'title' | 'redaction' | 'heading' | 'paragraph' | 'item';
  /** Start in the text of the page, in UTF-16 code units from 0, as in `String.slice`. */
  start: number;
  /** End, exclusive. */
  end: number;
  /** Date of the block, as text. Shown next to it. */
  date?: string | undefined;
}

/** Rectangle on a picture, in fractions of its size from 0 to 1. */
export interface DocumentPlace {
  /** Number of the evidence. A passage of two lines has two places. */
  reference: number;
  /** Distance from the left edge. */
  x: number;
  /** Distance from the top edge. */
  y: number;
  width: number;
  height: number;
}

/** Page as it was formatted: a rendered PDF page, a scan or a photo. */
export interface DocumentPicture {
  /** URL of the image. */
  src: string;
  /** Width in pixels. With the height, it reserves room while the image loads. */
  width: number;
  /** Height in pixels. */
  height: number;
  /**
   * Places of the passages.
   * @default []
   */
  places?: readonly DocumentPlace[] | undefined;
}

export interface DocumentPage {
  /** Full text of the page, as extracted from the file. */
  text: string;
  /**
   * Headings, items and paragraphs of the page, in reading order.
   * @default each line is a paragraph
   */
  blocks?: readonly DocumentBlock[] | undefined;
  /** The page as a picture, for `view="picture"`. */
  picture?: DocumentPicture | undefined;
}

export interface DocumentViewerProps extends RootProps {
  /** Accessible name: 'Cv van kandidaat 0412'. */
  label: string;
  /** Badge that marks the document as fictional: 'voorbeeld'. */
  badge?: string | undefined;
  /** Pages, in order. */
  pages: readonly DocumentPage[];
  /**
   * Shows the text that was read, or the pages as pictures. A page without a picture shows its text. Let the user switch,
   * because a screen reader reads only the passages of a picture.
   * @default 'text'
   */
  view?: 'text' | 'picture' | undefined;
  /**
   * Passages to mark, of this document only.
   * @default []
   */
  evidence?: readonly Evidence[] | undefined;
  /** Returns the id of a passage, as a link target. */
  getPassageId?: ((reference: number) => string) | undefined;
  /** Link target of an evidence number: the score that is based on the passage. Omit it for plain numbers. */
  getHref?: ((reference: number) => string) | undefined;
  /**
   * Heading level of the document's title; its headings are one level lower. With `p` neither they nor the document are
   * in the page's outline: use it for illustrations.
   * @default 3
   */
  titleLevel?: 2 | 3 | 'p' | undefined;
  /**
   * Shown when the document has no text, as in a scan.
   * @default 'In dit document staat geen tekst die te lezen is.'
   */
  emptyText?: ReactNode;
  /**
   * Whether a view transition moves the document to its place on the next page. Only one document per page can.
   * @default false
   * @see https://www.w3.org/TR/css-view-transitions-1/
   */
  hasViewTransition?: boolean | undefined;
}

/** Document as it was read or as it looks. Marks the passages on which scores are based. */
export function DocumentViewer({
  label,
  badge,
  pages,
  view = 'text',
  evidence = [],
  getPassageId,
  getHref,
  titleLevel = 3,
  emptyText,
  hasViewTransition = false,
  ...root
}: DocumentViewerProps) {
  const formatMessage = useMessages();
  const shown = pages.filter(
    ({ text, picture }) => text.trim() !== '' || (view === 'picture' && picture !== undefined),
  );
  const Root = titleLevel === 'p' ? 'div' : 'section';
  return (
    <Root
      role={titleLevel === 'p' ? 'group' : undefined}
      aria-label={label}
      data-document=""
      {...rootProps(root, css.root, hasViewTransition && css.hasViewTransition)}
    >
      {shown.length === 0 && <p className={css.empty}>{emptyText ?? formatMessage(nl.noText)}</p>}
      {shown.length > 0 &&
        pages.map((page, index) => {
          const { picture } = page;
          const passages = evidence.filter((one) => one.page === index + 1);
          const isPicture = view === 'picture' && picture !== undefined;
          return (
            // A page has no other key than its index.
            // oxlint-disable-next-line react/no-array-index-key
            <div
              key={index}
              role="group"
              aria-label={formatMessage(nl.page, { page: index + 1 })}
              className={isPicture ? css.pictured : css.page}
            >
              {isPicture ? (
                <Picture
                  {...{ picture, passages, getPassageId, getHref }}
                  alt={formatMessage(nl.pageAsPicture, { page: index + 1 })}
                />
              ) : (
                blocksOf(page).map((block) => (
                  <Block key={block.start} block={block} titleLevel={titleLevel} badge={badge}>
                    <MarkedText {...{ block, passages, getPassageId, getHref }} text={page.text} />
                  </Block>
                ))
              )}
              {pages.length > 1 && !isPicture && (
                <p aria-hidden="true" className={css.pageNumber}>
                  {index + 1} / {pages.length}
                </p>
              )}
            </div>
          );
        })}
    </Root>
  );
}

interface PassagesProps extends Pick<DocumentViewerProps, 'getPassageId' | 'getHref'> {
  /** Evidence on the page. */
  passages: readonly Evidence[];
}

interface MarkedTextProps extends PassagesProps {
  text: string;
  block: DocumentBlock;
}

/** Text of a block, with its passages marked and numbered. */
function MarkedText({ text: all, block, passages, getPassageId, getHref }: MarkedTextProps) {
  return segmentsOf(all, block, passages).map(({ text, marks, begins, ends }, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {marks.length > 0 ? (
        <Marker
          id={begins[0] && getPassageId?.(begins[0].reference)}
          className={css.passage}
          data-evidence={marks.map(({ reference }) => reference).join(' ')}
        >
          {text}
        </Marker>
      ) : (
        text
      )}
      {ends.map(({ reference }) => (
        <EvidenceNumber
          key={reference}
          reference={reference}
          href={getHref?.(reference)}
          isJoined
          className={css.number}
        />
      ))}
    </Fragment>
  ));
}

interface PictureProps extends PassagesProps {
  picture: DocumentPicture;
  alt: string;
}

const percent = (fraction: number) => `${fraction * 100}%`;

/** Page as a picture, with a rectangle on each place of a passage. Screen readers get the words of the passage. */
function Picture({ picture, alt, passages, getPassageId, getHref }: PictureProps) {
  const { src, width, height, places = [] } = picture;
  return (
    <>
      <img alt={alt} {...{ src, width, height }} className={css.picture} />
      {passages.map(({ reference, quote }) => {
        const own = places.filter((place) => place.reference === reference);
        const last = own.at(-1);
        return own.map((place) => (
          <Fragment key={`${place.x} ${place.y}`}>
            <mark
              id={place === own[0] ? getPassageId?.(reference) : undefined}
              className={css.place}
              data-evidence={reference}
              style={{
                left: percent(place.x),
                top: percent(place.y),
                width: percent(place.width),
                height: percent(place.height),
              }}
            >
              {place === own[0] && <VisuallyHidden>{quote}</VisuallyHidden>}
            </mark>
            {place === last && (
              <span
                className={css.placeNumber}
                style={{ left: percent(place.x + place.width), top: percent(place.y) }}
              >
                <EvidenceNumber reference={reference} href={getHref?.(reference)} />
              </span>
            )}
          </Fragment>
        ));
      })}
    </>
  );
}

interface BlockProps {
  block: DocumentBlock;
  titleLevel: 2 | 3 | 'p';
  badge: string | undefined;
  children: ReactNode;
}

const oneLower = { 2: 3, 3: 4 } as const satisfies Record<2 | 3, HeadingProps['level']>;

function Block({ block: { type, date }, titleLevel, badge, children }: BlockProps) {
  if (type === 'title') {
    return (
      <div className={css.title}>
        {titleLevel === 'p' ? (
          <p className={css.name}>{children}</p>
        ) : (
          <Heading level={titleLevel} size="small">
            {children}
          </Heading>
        )}
        {badge !== undefined && <Badge>{badge}</Badge>}
      </div>
    );
  }
  if (type === 'redaction') {
    return (
      <p>
        <span className={css.redaction}>{children}</span>
      </p>
    );
  }
  if (type === 'heading') {
    if (titleLevel === 'p') return <p className={`${css.name} ${css.heading}`}>{children}</p>;
    return (
      <Heading level={oneLower[titleLevel]} size="small" className={css.heading}>
        {children}
      </Heading>
    );
  }
  return (
    <p className={type === 'item' ? `${css.block} ${css.item}` : css.block}>
      {date !== undefined && <span className={css.date}>{`${date} `}</span>}
      <span className={date === undefined ? undefined : css.dated}>{children}</span>
    </p>
  );
}
