import { ButtonLink } from '@heldermatch/ui';

interface ActionLinksProps {
  links: readonly { href: string; label: string }[];
}

const variants = ['primary', 'secondary', 'quiet'] as const;

/** Large links to next steps, each less prominent than the one before. */
export const ActionLinks = ({ links }: ActionLinksProps) =>
  links.map(({ href, label }, index) => (
    <ButtonLink key={href} href={href} size="large" variant={variants[index]}>
      {label}
    </ButtonLink>
  ));
