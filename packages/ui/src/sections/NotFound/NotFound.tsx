import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/index.js';
import { Container } from '../../components/Container/index.js';
import { Link } from '../../components/Link/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Hero } from '../Hero/index.js';
import * as css from './NotFound.css.js';

export interface NotFoundProps extends RootProps {
  /** The page's h1. */
  title: string;
  /** Statement about the address, far larger than the title. */
  statement: string;
  /** Requested address, or a placeholder while it is unknown. */
  address: ReactNode;
  /** English text of the specification, with `lang="en"`. */
  englishText: string;
  text: string;
  link: { href: string; label: string };
  /** Links to likely destinations. */
  links?: readonly { href: string; label: string }[] | undefined;
  /** Another way to find the page: a `SearchForm`. */
  search?: ReactNode;
}

/** Page for an address that doesn't exist. */
export function NotFound({
  title,
  statement,
  address,
  englishText,
  text,
  link,
  links = [],
  search,
  ...root
}: NotFoundProps) {
  return (
    <div {...rootProps(root)}>
      <Hero
        title={title}
        statement={
          <>
            {statement} <mark className={css.address}>{address}</mark>
          </>
        }
        intro={
          <>
            <span lang="en">{englishText}</span>. {text}
          </>
        }
        actions={
          <>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
            {links.map(({ href, label }) => (
              <Link key={href} href={href} variant="standalone">
                {label}
              </Link>
            ))}
          </>
        }
      />
      {search !== undefined && (
        <Container>
          <div className={css.search}>{search}</div>
        </Container>
      )}
    </div>
  );
}
