import type { ReactNode } from 'react';
import { Container } from '../../components/Container/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Hero.css.js';

export interface HeroProps extends RootProps {
  /** A short line above the title: where the product stands. Text, or one `Link`. */
  eyebrow?: ReactNode;
  /** The page's h1; mark at most the one phrase that carries the claim. */
  title: ReactNode;
  /** One sentence that says it all, far larger than the title, which then only names the page. */
  statement?: ReactNode;
  /** A sentence or two. Where the title is a name alone, the claim may be marked here. */
  intro: ReactNode;
  /** One primary action, then secondary ones. */
  actions?: ReactNode;
  /** What reassures, in one line below the actions. */
  note?: string | undefined;
  /** The product itself, as a picture made of components. Without it the words stand beside the title. */
  figure?: ReactNode;
  /**
   * `large` opens the site: the figure stands below the words, as wide as the page.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
}

/** The opening of a main page: what it is about, and what to do next. */
export function Hero({
  eyebrow,
  title,
  statement,
  intro,
  actions,
  note,
  figure,
  size = 'medium',
  ...root
}: HeroProps) {
  const words = (
    <>
      <div className={css.opening}>
        {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
        <Heading
          level={1}
          size={statement === undefined ? undefined : 'medium'}
          className={size === 'large' ? css.display : undefined}
        >
          {title}
        </Heading>
        {statement !== undefined && (
          <p className={`${css.statement} ${css.display}`}>{statement}</p>
        )}
      </div>
      <div className={css.rest}>
        <Text size="large" emphasis="muted">
          {intro}
        </Text>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
        {note !== undefined && (
          <Text size="small" emphasis="muted">
            {note}
          </Text>
        )}
      </div>
    </>
  );
  return (
    <div {...rootProps(root, css.root)}>
      <Container>
        {figure === undefined || size === 'large' ? (
          <div className={css.stacked}>
            <div className={size === 'large' ? `${css.spread} ${css.wide}` : css.spread}>
              {words}
            </div>
            {figure}
          </div>
        ) : (
          <div className={css.columns}>
            <div className={css.body}>{words}</div>
            {figure}
          </div>
        )}
      </Container>
    </div>
  );
}
