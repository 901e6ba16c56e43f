// Every page as built, in a wide window. The stories of whole pages run axe on their parts already.
import { expect, test } from 'vitest';
import { notFound, routes } from '../src/routes.ts';
import { changesEnd, violations } from './axe.ts';
import { visit } from './browser.ts';

const paths = [...routes, notFound].flatMap(({ path, aliases = [] }) => [path, ...aliases]);

/** Rules whose result depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

test.each(paths)(
  '%s hydrates without a message, and passes axe in the light and the dark theme',
  async (path) => {
    const { page, consoleErrors } = await visit(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page, { rules: { region: { enabled: true } } })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await changesEnd(page);
    expect(await violations(page, { runOnly: colorRules })).toEqual([]);
    expect(consoleErrors.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  },
);
