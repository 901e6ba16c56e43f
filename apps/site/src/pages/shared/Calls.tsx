import { ButtonLink } from '@heldermatch/ui';

interface CallsProps {
  links: readonly { href: string; label: string }[];
}

const variants = ['primary', 'secondary', 'quiet'] as const;

/** Large links to next steps, each less prominent than the one before. */
export const Calls = ({ links }: CallsProps) =>
  links.map(({ href, label }, index) => (
    <ButtonLink key={href} href={href} size="large" variant={variants[index]}>
      {label}
    </ButtonLink>
  ));
