import type { ReactNode } from 'react';
import { Container } from '../../components/Container/index.js';
import { Illustration, type Drawing } from '../../components/Illustration/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Hero.css.js';

export interface HeroProps extends RootProps {
  /** Short line above the title, such as the product's status. Text, or one `Link`. */
  eyebrow?: ReactNode;
  /** The page's h1. Mark at most one phrase: the main claim. */
  title: ReactNode;
  /** One-sentence summary, far larger than the title, which then only names the page. */
  statement?: ReactNode;
  /** A sentence or two. When the title is only a name, mark the claim here. */
  intro: ReactNode;
  /** One primary action, followed by secondary ones. */
  actions?: ReactNode;
  /** Reassurance in one line, below the actions. */
  note?: string | undefined;
  /** Preview of the product, made of components. Without it, the text is next to the title. */
  figure?: ReactNode;
  /** Drawing next to the text. With a `figure`, it is below the text, and only on a wide screen. */
  illustration?: Drawing | undefined;
  /**
   * Layout. `large` is for the opening of the site: the figure is below the text, as wide as the page.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
}

/** Opening of a main page: its subject and its primary action. */
export function Hero({
  eyebrow,
  title,
  statement,
  intro,
  actions,
  note,
  figure,
  illustration,
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
        {(figure ?? illustration) === undefined || size === 'large' ? (
          <div className={css.stacked}>
            <div className={size === 'large' ? `${css.spread} ${css.wide}` : css.spread}>
              {words}
            </div>
            {figure}
          </div>
        ) : (
          <div
            {...rootProps(
              {},
              css.columns,
              figure === undefined && css.drawn,
              statement !== undefined && css.stated,
            )}
          >
            <div className={css.body}>
              {words}
              {figure !== undefined && illustration !== undefined && (
                <Illustration drawing={illustration} className={css.belowText} />
              )}
            </div>
            {figure ??
              (illustration && <Illustration drawing={illustration} className={css.drawing} />)}
          </div>
        )}
      </Container>
    </div>
  );
}
