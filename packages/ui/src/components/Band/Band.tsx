import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../../internal/root.js';
import { Container, type ContainerProps } from '../Container/index.js';
import * as css from './Band.css.js';

export interface BandProps extends RootProps {
  children: ReactNode;
  /**
   * `warm` alternates with `default`; `ink` closes a page.
   * @default 'default'
   */
  surface?: 'default' | 'warm' | 'ink';
  /** @default 'page' */
  width?: ContainerProps['width'];
  /** The id of the heading that names this part; with it the band is a region. */
  labelledBy?: string;
}

/** One horizontal part of a page, edge to edge, with its content centred. */
export function Band({
  children,
  surface = 'default',
  width = 'page',
  labelledBy,
  ...root
}: BandProps) {
  return (
    <section aria-labelledby={labelledBy} {...rootOf(root, css.root, css.surface[surface])}>
      <div className={surface === 'ink' ? `${css.content} ${css.dark}` : css.content}>
        <Container width={width}>{children}</Container>
      </div>
    </section>
  );
}
