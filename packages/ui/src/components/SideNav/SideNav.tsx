import type { IconNode } from 'lucide';
import { use, useId } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import { LanguageContext } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './SideNav.css.js';

export interface SideNavItem {
  /** URL of the destination, unique within the navigation. */
  href: string;
  /** Label of one to three words. */
  label: string;
  /** Icon from `lucide`, before the label. */
  icon?: IconNode | undefined;
  /** Number of items that need attention. */
  count?: number | undefined;
}

/** Section of links with a title. */
export interface SideNavSection {
  /** Title of the section. */
  title: string;
  items: readonly SideNavItem[];
}

export interface SideNavProps extends RootProps {
  /** Accessible name of the navigation landmark. */
  label: string;
  /** Links and sections. Links without a section come first. */
  items: readonly (SideNavItem | SideNavSection)[];
  /**
   * Links at the end of the navigation, such as the user.
   * @default []
   */
  footer?: readonly SideNavItem[] | undefined;
  /** Current path. It marks the link to this page, and the link to the part of the app that contains it. */
  currentPath: string;
}

const noItems: readonly SideNavItem[] = [];

/**
 * Vertical navigation of an app, for use in an `AppShell`. Its links are plain links: they work before and without
 * JavaScript.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html
 */
export function SideNav({ label, items, footer = noItems, currentPath, ...root }: SideNavProps) {
  const links = items.filter((item) => 'href' in item);
  const sections = items.filter((item) => 'items' in item);
  return (
    <nav aria-label={label} {...rootProps(root, css.root)}>
      {links.length > 0 && <Links items={links} currentPath={currentPath} />}
      {sections.map((section) => (
        <Section key={section.title} {...section} currentPath={currentPath} />
      ))}
      {footer.length > 0 && (
        <div className={css.footer}>
          <Links items={footer} currentPath={currentPath} />
        </div>
      )}
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
