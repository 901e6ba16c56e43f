import type { IconNode } from 'lucide';
import { use, useId } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import { LanguageContext } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './SideNav.css.js';

export interface SideNavItem {
  /** Where it leads; unique in its navigation. */
  href: string;
  /** One to three words. */
  label: string;
  /** An icon of `lucide`, before the words. */
  icon?: IconNode | undefined;
  /** How many there are to see to. */
  count?: number | undefined;
}

/** Links under a title. */
export interface SideNavSection {
  /** What they have in common. */
  title: string;
  items: readonly SideNavItem[];
}

export interface SideNavProps extends RootProps {
  /** The name of the navigation, for screen readers. */
  label: string;
  /** The links: first those without a section, then the sections. */
  items: readonly (SideNavItem | SideNavSection)[];
  /** The path that is shown: its link is marked, and so is the link of the part of the app it lies in. */
  currentPath: string;
}

/**
 * The parts of an app, below each other. Its links are plain ones: they work before and without JavaScript. Stands in
 * an `AppShell`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html
 */
export function SideNav({ label, items, currentPath, ...root }: SideNavProps) {
  const links = items.filter((item) => 'href' in item);
  const sections = items.filter((item) => 'items' in item);
  return (
    <nav aria-label={label} {...rootProps(root, css.root)}>
      {links.length > 0 && <Links items={links} currentPath={currentPath} />}
      {sections.map((section) => (
        <Section key={section.title} {...section} currentPath={currentPath} />
      ))}
    </nav>
  );
}

function Section({ title, items, currentPath }: SideNavSection & { currentPath: string }) {
  const id = useId();
  return (
    <div className={css.section}>
      <span id={id} className={css.title}>
        {title}
      </span>
      <Links items={items} currentPath={currentPath} titleId={id} />
    </div>
  );
}

interface LinksProps {
  items: readonly SideNavItem[];
  currentPath: string;
  titleId?: string;
}

function Links({ items, currentPath, titleId }: LinksProps) {
  const { locale } = use(LanguageContext);
  return (
    <ul role="list" aria-labelledby={titleId} className={css.list}>
      {items.map(({ href, label, icon, count }) => (
        <li key={href}>
          <a href={href} aria-current={currentState(href, currentPath)} className={css.link}>
            {icon !== undefined && <Icon icon={icon} />}
            <span className={css.label}>{label}</span>
            {count !== undefined && (
              <span className={css.count}>
                {count.toLocaleString(locale, { useGrouping: 'min2' })}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function currentState(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
