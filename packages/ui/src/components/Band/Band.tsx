import { useId, type ReactNode } from 'react';
import { SectionHeader, SectionIntro } from '../internal/band/SectionHeader.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { fragmentOf } from '../../internal/fragment.js';
import { Container, type ContainerProps } from '../Container/index.js';
import * as css from './Band.css.js';

export interface BandProps extends RootProps {
  /**
   * Fragment of links to the band.
   * @default the words of a `title` that is a string: 'wat-er-mis-kan-gaan'
   */
  id?: string | undefined;
  /** Heading of the band, an h2. It makes the band a region with this accessible name. */
  title?: ReactNode;
  /** Introduction of one or two sentences. */
  intro?: ReactNode;
  children: ReactNode;
  /**
   * A drawing, or a link to more: below the heading and intro in the `split` layout, and next to them in the `stacked`
   * one. Not for `heading-aside`.
   */
  aside?: ReactNode;
  /**
   * Background: alternate `warm` with `default`; `ink` closes a page.
   * @default 'default'
   */
  surface?: 'default' | 'warm' | 'ink' | undefined;
  /**
   * Layout on wide screens. `split` places the heading and intro next to the content; `heading-aside` places the heading next
   * to the intro and content, so that text alone fills the width. In a tall window both keep the heading in view next to
   * longer content.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'split' | 'heading-aside' | undefined;
  /**
   * Maximum width of the content.
   * @default 'page'
   */
  width?: ContainerProps['width'] | undefined;
  /** Id of another heading that names this band, if it has no `title`. */
  labelledBy?: string | undefined;
  /** Accessible name, if no heading names the whole band. */
  label?: string | undefined;
}

/**
 * Full-width section of a page with centred content. The spacing between heading, intro and content is the same in
 * every band.
 */
export function Band({
  title,
  intro,
  children,
  aside,
  surface = 'default',
  layout = 'stacked',
  width = 'page',
  labelledBy,
  label,
  ...root
}: BandProps) {
  const headingId = useId();
  const hasTitle = title !== undefined;
  const isAdjacent = layout === 'heading-aside' && intro !== undefined;
  return (
    <section
      aria-label={label}
      id={fragmentOf(title)}
      aria-labelledby={hasTitle ? headingId : labelledBy}
      {...rootProps(root, css.root, css.surface[surface])}
    >
      <div className={surface === 'ink' ? `${css.content} ${css.dark}` : css.content}>
        <Container width={width}>
          {hasTitle ? (
            <div className={css.layout[layout]}>
              <div className={`${css.header} ${css.headerOf[layout]}`}>
                <SectionHeader
                  id={headingId}
                  title={title}
                  intro={isAdjacent ? undefined : intro}
                />
                {aside}
              </div>
              <div className={css.below}>
                {isAdjacent && <SectionIntro>{intro}</SectionIntro>}
                {children}
              </div>
            </div>
          ) : (
            children
          )}
        </Container>
      </div>
    </section>
  );
}
