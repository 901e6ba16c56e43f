import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Wordmark, type WordmarkProps } from '../Wordmark/index.js';
import * as css from './AuthCard.css.js';

export interface AuthCardProps extends RootProps {
  wordmark: WordmarkProps;
  /** The page's h1. */
  title: string;
  intro: string;
  /** Form, such as `LoginForm`, or the message after it was submitted. */
  children: ReactNode;
  /** Links to other pages, below the card. */
  note: ReactNode;
}

/** Page with one form and no navigation. */
export function AuthCard({ wordmark, title, intro, children, note, ...root }: AuthCardProps) {
  return (
    <div {...rootProps(root, css.root)}>
      <div className={css.column}>
        <Wordmark {...wordmark} />
        <Card>
          <Stack gap="l">
            <Stack gap="xs">
              <Heading level={1} size="large" className={css.title}>
                {title}
              </Heading>
              <Text emphasis="muted">{intro}</Text>
            </Stack>
            {children}
          </Stack>
        </Card>
        <div className={css.links}>{note}</div>
      </div>
    </div>
  );
}
