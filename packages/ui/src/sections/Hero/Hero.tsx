import type { ReactNode } from 'react';
import { Container } from '../../components/Container/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Inline } from '../../components/Inline/index.js';
import { Text } from '../../components/Text/index.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as css from './Hero.css.js';

export interface HeroProps extends RootProps {
  /** A short line above the title: where the product stands. */
  eyebrow?: string | undefined;
  /** The page's h1; mark at most the one phrase that carries the claim. */
  title: ReactNode;
  intro: ReactNode;
  /** One primary action, then secondary ones. */
  actions?: ReactNode;
  /** What reassures, in one line below the actions. */
  note?: string | undefined;
  /** The product itself, as a picture made of components. */
  figure?: ReactNode;
}

/** The opening of a main page: what it is about, and what to do next. */
export function Hero({ eyebrow, title, intro, actions, note, figure, ...root }: HeroProps) {
  return (
    <div {...rootOf(root, css.root)}>
      <Container>
        <div className={figure === undefined ? undefined : css.columns}>
          <div className={css.words}>
            {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
            <Heading level={1}>{title}</Heading>
            <Text size="large" emphasis="muted">
              {intro}
            </Text>
            {actions !== undefined && (
              <div className={css.actions}>
                <Inline gap="m">{actions}</Inline>
              </div>
            )}
            {note !== undefined && (
              <Text size="small" emphasis="muted">
                {note}
              </Text>
            )}
          </div>
          {figure}
        </div>
      </Container>
    </div>
  );
}
