import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/index.js';
import { Container } from '../../components/Container/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './NotFound.css.js';

export interface NotFoundProps extends RootProps {
  /** The page's h1. */
  title: string;
  /** English as specified, and marked as such. */
  englishText: string;
  text: string;
  link: { href: string; label: string };
  /** What else may help: a `SearchForm`. */
  search?: ReactNode;
}

/** Nothing lives at this address. */
export function NotFound({ title, englishText, text, link, search, ...root }: NotFoundProps) {
  return (
    <Container {...root}>
      <div className={css.root}>
        <Stack gap="l">
          <Stack gap="s">
            <Heading level={1}>{title}</Heading>
            <Text size="large" weight="medium" lang="en">
              {englishText}
            </Text>
            <Text emphasis="muted">{text}</Text>
          </Stack>
          {search}
          <div>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          </div>
        </Stack>
      </div>
    </Container>
  );
}
