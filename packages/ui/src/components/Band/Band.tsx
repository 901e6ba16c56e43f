import { useId, type ReactNode } from 'react';
import { SectionHeader, SectionIntro } from '../../internal/band/SectionHeader.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Container, type ContainerProps } from '../Container/index.js';
import * as css from './Band.css.js';

export interface BandProps extends RootProps {
  /** Its heading, an h2: with it the band is a region of that name. */
  title?: ReactNode;
  /** A sentence or two on what follows. */
  intro?: ReactNode;
  children: ReactNode;
  /**
   * `warm` alternates with `default`; `ink` closes a page.
   * @default 'default'
   */
  surface?: 'default' | 'warm' | 'ink' | undefined;
  /**
   * Where they fit, `split` puts heading and intro beside the content, and `beside` the heading beside intro and content, so
   * that words alone fill the width.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'split' | 'beside' | undefined;
  /** @default 'page' */
  width?: ContainerProps['width'] | undefined;
  /** The id of another heading that names this part, where it has no `title`. */
  labelledBy?: string | undefined;
  /** Its name for screen readers, where no heading is the name of all of it. */
  label?: string | undefined;
}

/**
 * One horizontal part of a page, edge to edge, with its content centred, and the same distances from heading to intro
 * to content everywhere.
 */
export function Band({
  title,
  intro,
  children,
  surface = 'default',
  layout = 'stacked',
  width = 'page',
  labelledBy,
  label,
  ...root
}: BandProps) {
  const id = useId();
  const hasTitle = title !== undefined;
  const isAdjacent = layout === 'beside' && intro !== undefined;
  return (
    <section
      aria-label={label}
      aria-labelledby={hasTitle ? id : labelledBy}
      {...rootProps(root, css.root, css.surface[surface])}
    >
      <div className={surface === 'ink' ? `${css.content} ${css.dark}` : css.content}>
        <Container width={width}>
          {hasTitle ? (
            <div className={css.layout[layout]}>
              <SectionHeader id={id} title={title} intro={isAdjacent ? undefined : intro} />
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
