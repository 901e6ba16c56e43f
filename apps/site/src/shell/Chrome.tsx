import { ButtonLink, Footer, NavigationBar, Notice, SkipLink } from '@heldermatch/ui';
import type { ReactNode } from 'react';
import { company } from '@heldermatch/facts';
import { footerTexts, navigationTexts, staging } from './chromeCopy.ts';
import { settings } from '../settings.ts';
import { logSearch } from './logSearch.ts';
import { wordmark } from './wordmark.ts';
import type { Route } from '../route.ts';
import { footerLinks, navigationLinks, searchPath } from './links.ts';

const search = {
  target: searchPath,
  placeholder: footerTexts.searchPlaceholder,
  onSearch: logSearch,
};

export interface ChromeProps {
  route: Route;
  children: ReactNode;
}

/** Frame of a page: a skip link, and navigation and footer unless the route is bare. */
export function Chrome({ route, children }: ChromeProps) {
  const isFull = route.chrome === 'full';
  return (
    <>
      {isFull && (
        <>
          <SkipLink />
          <NavigationBar
            wordmark={wordmark}
            links={navigationLinks}
            currentPath={route.path}
            address={route.isHidden ? undefined : settings.siteUrl + route.path}
            label={navigationTexts.label}
            action={
              <ButtonLink href={navigationTexts.action.href} isFullWidth>
                {navigationTexts.action.label}
              </ButtonLink>
            }
          />
        </>
      )}
      <main id="inhoud" tabIndex={-1}>
        {settings.isStaging && (
          <Notice tone="caution" title={staging.title}>
            {staging.text}
          </Notice>
        )}
        {children}
      </main>
      {isFull && (
        <Footer
          wordmark={wordmark}
          facts={[company.address, `KvK ${company.registration}`]}
          links={footerLinks}
          search={search}
          label={footerTexts.label}
          disclaimer={footerTexts.disclaimer}
          copyright={footerTexts.copyright}
          note={footerTexts.note}
        />
      )}
    </>
  );
}
