// Every page as it was built, in a wide window. Stories of whole pages have shown axe the same, of their parts.
import { expect, test } from 'vitest';
import { notFound, routes } from '../src/routes.ts';
import { changesEnd, violations } from './axe.ts';
import { visit } from './browser.ts';

const paths = [...routes, notFound].flatMap(({ path, aliases = [] }) => [path, ...aliases]);

/** The rules in which a theme makes a difference. */
const colorRules = ['color-contrast', 'link-in-text-block'];

test.each(paths)(
  '%s hydrates without a message, and passes axe in the light and in the dark theme',
  async (path) => {
    const { page, complaints } = await visit(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page, { rules: { region: { enabled: true } } })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await changesEnd(page);
    expect(await violations(page, { runOnly: colorRules })).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  },
);
