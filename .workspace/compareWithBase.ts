// Changes that must be announced, found by comparison with the base: interface, look and weight.
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { comparePictures } from './pictures/compare.ts';
import { comparePicturesWithBase, differenceFolder, differencePage } from './pictures/withBase.ts';
import { weighSite, type Weights } from '../apps/site/weights.ts';
import { pictureFolder } from '../apps/site/src/head.ts';
import {
  cacheOf,
  changedSince,
  changesetsSince,
  checkOut,
  head,
  isClean,
  reasonSince,
  textAt,
} from './base.ts';
import { root, run } from './run.ts';
import type { Part } from './vitest.ts';

/** Interface reports, by the package that a changeset must name when its report changes. */
const interfaces: Record<string, string> = { '@heldermatch/ui': 'packages/ui/api.md' };

/** Lists the packages whose interface changes without a changeset that names them, one line each. */
export function undeclaredInterfaces(base: string): string[] {
  const changesets = changesetsSince(base);
  return Object.entries(interfaces)
    .filter(
      ([name, report]) =>
        textAt(base, report) !== readFileSync(join(root, report), 'utf8').trim() &&
        !changesets.some(({ now }) => now.includes(`'${name}':`)),
    )
    .map(([name]) => `${name} has another interface: tell its users with \`pnpm changeset\`.`);
}

/** Whether a file grew by more than 2 % or 500 bytes, whichever is less. Smaller growth needs no reason. */
const isHeavier = (before: number, after: number) => after - before > Math.min(500, before * 0.02);

/** Lists the files that became heavier, one line each. */
export const grown = (before: Weights, after: Weights): string[] =>
  Object.entries(after).flatMap(([name, bytes]) => {
    const was = before[name];
    return was !== undefined && isHeavier(was, bytes)
      ? [`${name}: ${bytes} bytes, ${bytes - was} more`]
      : [];
  });

/** Site that the tests have built. */
const siteNow = join(root, 'apps/site/dist');

/** Built site of the base. A folder in the cache is always complete. */
async function baseSite(base: string): Promise<string> {
  const folder = join(cacheOf(base), 'site');
  if (!existsSync(folder)) {
    const site = join(await checkOut(base), 'apps/site');
    await run('node', ['build.ts'], {
      cwd: site,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    keep(join(site, 'dist'), folder);
  }
  // The next change is compared with this one.
  if (isClean()) keep(siteNow, join(cacheOf(head()), 'site'));
  return folder;
}

function keep(dist: string, folder: string): void {
  if (existsSync(folder)) return;
  cpSync(dist, `${folder}.part`, { recursive: true });
  renameSync(`${folder}.part`, folder);
}

async function heavierFiles(base: string): Promise<string[]> {
  const lines = grown(weighSite(await baseSite(base)), weighSite(siteNow));
  const reason = reasonSince(base, 'Weight');
  if (lines.length > 0) console.log(`\nHeavier:\n${lines.join('\n')}\n${reason ?? ''}`);
  return lines.length === 0 || reason !== undefined
    ? []
    : [
        ...lines,
        'Say why in a line of a changeset or a commit: `Weight: the table of clauses is new`.',
      ];
}

/** Names the pictures that differ, unless the change gives a reason. */
function undeclared(base: string, pictures: readonly string[], page: string): string[] {
  const reason = reasonSince(base, 'Look');
  if (pictures.length > 0) console.log(`\nPictures differ: see ${page}\n${reason ?? ''}`);
  return pictures.length === 0 || reason !== undefined
    ? []
    : [
        ...pictures,
        `They look different: see ${page}.`,
        'Where that is meant, say so in a line of a changeset or a commit: `Look: rounder buttons`.',
      ];
}

const undeclaredLooks = async (base: string) =>
  undeclared(base, await comparePicturesWithBase(base, []), relative(root, differencePage));

/** Compares the social images, which no story can show: the site's build draws them. */
async function undeclaredSocialImages(base: string): Promise<string[]> {
  const target = join(differenceFolder, 'social');
  rmSync(target, { recursive: true, force: true });
  const before = join(await baseSite(base), pictureFolder);
  const after = join(siteNow, pictureFolder);
  const names = await comparePictures(before, after, target, base.slice(0, 8));
  return undeclared(base, names, relative(root, join(target, 'index.html')));
}

/** Paths on which the built site depends. */
const sitePaths =
  /^pnpm-lock\.yaml$|^tokens\/|^packages\/(?:ui|forms|facts|scorecard)\/src\/(?!.*\.(?:stories|test)\.)|^apps\/site\/(?!e2e|stories|tests|.*\.(?:e2e|test)\.)/;

/** Comparisons, with the paths of a change that can make them fail. */
const comparisons: readonly {
  name: string;
  paths: RegExp;
  failures: (base: string) => string[] | Promise<string[]>;
  command: string;
}[] = [
  {
    name: 'changesets',
    paths: /\/api\.md$/,
    failures: undeclaredInterfaces,
    command: 'pnpm changeset',
  },
  {
    name: 'weight',
    paths: sitePaths,
    failures: heavierFiles,
    command: 'pnpm test --ci',
  },
  {
    name: 'pictures',
    paths:
      /^pnpm-lock\.yaml$|^tokens\/|^packages\/(?:ui|facts|scorecard)\/(?:src|docs)\/(?!.*\.(?:test\.|mdx$))|^apps\/\w+\/(?:src|stories)\/(?!.*\.(?:e2e|test)\.)|^\.storybook\/(?:preview|brands|languages|ar)/,
    failures: undeclaredLooks,
    command: 'pnpm pictures',
  },
  // After the stories, whose comparison empties the folder of differences.
  {
    name: 'social images',
    paths: sitePaths,
    failures: undeclaredSocialImages,
    command: 'pnpm test --ci',
  },
];

/** Compares a change with its base, if there is one. */
export async function compareWithBase(base: string | undefined): Promise<Part[]> {
  if (base === undefined) {
    console.log('\nThis clone has no history: nothing is compared with the last landed commit.');
    return [];
  }
  const changed = changedSince(base);
  const parts: Part[] = [];
  for (const { name, paths, failures, command } of comparisons) {
    if (!changed.some((path) => paths.test(path))) continue;
    const began = performance.now();
    const lines = await failures(base);
    parts.push({
      name: `${name}, compared with ${base.slice(0, 8)}`,
      passed: Number(lines.length === 0),
      failures: lines.length === 0 ? [] : [{ name, text: lines.join('\n'), command }],
      seconds: (performance.now() - began) / 1000,
    });
  }
  return parts;
}
