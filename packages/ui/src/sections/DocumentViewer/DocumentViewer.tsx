import { segmentsOf, type Evidence } from '@heldermatch/scorecard';
import { Fragment, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import { Heading, type HeadingProps } from '../../components/Heading/index.js';
import { Marker } from '../../components/Marker/index.js';
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

export interface DocumentPage {
  /** Full text of the page, as extracted from the file. */
  text: string;
  /**
   * Headings, items and paragraphs of the page, in reading order.
   * @default each line is a paragraph
   */
  blocks?: readonly DocumentBlock[] | undefined;
}

export interface DocumentViewerProps extends RootProps {
  /** Accessible name: 'Cv van kandidaat 0412'. */
  label: string;
  /** Badge that marks the document as fictional: 'voorbeeld'. */
  badge?: string | undefined;
  /** Pages, in order. */
  pages: readonly DocumentPage[];
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

/** Extracted document with its pages, headings and dates. Marks the passages on which scores are based. */
export function DocumentViewer({
  label,
  badge,
  pages,
  evidence = [],
  getPassageId,
  getHref,
  titleLevel = 3,
  emptyText,
  hasViewTransition = false,
  ...root
}: DocumentViewerProps) {
  const formatMessage = useMessages();
  const written = pages.filter(({ text }) => text.trim() !== '');
  const Root = titleLevel === 'p' ? 'div' : 'section';
  return (
    <Root
      role={titleLevel === 'p' ? 'group' : undefined}
      aria-label={label}
      {...rootProps(root, css.root, hasViewTransition && css.hasViewTransition)}
    >
      {written.length === 0 && <p className={css.empty}>{emptyText ?? formatMessage(nl.noText)}</p>}
      {written.length > 0 &&
        pages.map((page, index) => (
          // A page has no other key than its index.
          // oxlint-disable-next-line react/no-array-index-key
          <div
            key={index}
            role="group"
            aria-label={formatMessage(nl.page, { page: index + 1 })}
            className={css.page}
          >
            {blocksOf(page).map((block) => (
              <Block key={block.start} block={block} titleLevel={titleLevel} badge={badge}>
                {segmentsOf(
                  page.text,
                  block,
                  evidence.filter((one) => one.page === index + 1),
                ).map(({ text, marks, begins, ends }, at) => (
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
                ))}
              </Block>
            ))}
            {pages.length > 1 && (
              <p aria-hidden="true" className={css.pageNumber}>
                {index + 1} / {pages.length}
              </p>
            )}
          </div>
        ))}
    </Root>
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
    <p className={`${css.block} ${type === 'item' ? css.item : ''}`}>
      {date !== undefined && <span className={css.date}>{date} </span>}
      <span>{children}</span>
    </p>
  );
}
