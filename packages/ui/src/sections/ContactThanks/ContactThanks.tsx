import { CircleCheck } from 'lucide';
import { Heading } from '../../components/Heading/index.js';
import { Icon } from '../../components/Icon/index.js';
import { Link } from '../../components/Link/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './ContactThanks.css.js';

export interface ContactThanksProps extends RootProps {
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** Message that replaces a submitted form. Focus its `ref` when it appears. */
export function ContactThanks({ title, text, link, ...root }: ContactThanksProps) {
  return (
    <div tabIndex={-1} {...rootProps(root, css.root)}>
      <span className={css.icon}>
        <Icon icon={CircleCheck} />
      </span>
      <Heading level={2} size="medium">
        {title}
      </Heading>
      <Text emphasis="muted">{text}</Text>
      <Link href={link.href} variant="standalone">
        {link.label}
      </Link>
    </div>
  );
}
