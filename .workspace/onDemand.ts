// Tests that guard a release and rarely fail. `pnpm test --all` runs them, and `--ci` does if a change can affect them.
import { globSync } from 'node:fs';
import { componentOf, storyFiles } from '../.storybook/checks/storyFiles.ts';
import { changedSince } from './base.ts';
import { root } from './run.ts';

/** Test files that run on demand, with the changed paths for which `--ci` runs them too. */
export const onDemand: Record<string, RegExp> = {
  '.storybook/checks/agents.all.test.ts':
    /^\.storybook\/(?:main|manifests)\.ts$|^packages\/ui\/(?:api|examples|pages)\.ts$/,
  '.storybook/checks/broken.all.test.ts': /^\.storybook\/(?!static)|^vitest\.config\.ts$/,
  '.storybook/checks/compareWithBase.all.test.ts':
    /^\.workspace\/(?:affected|base|compareWithBase)\.ts$|^packages\/ui\/api\.ts$|^\.changeset\/config/,
  '.storybook/checks/memory.all.test.tsx':
    /^packages\/ui\/(?:package\.json|src\/(?:internal|components\/(?:LocaleProvider|internal))\/)/,
  '.storybook/static/documentation.all.test.ts':
    /\.mdx$|^packages\/ui\/(?:docs\/|api\.ts|examples\.ts)|\.stories\.tsx$|^\.storybook\/(?!checks)/,
  '.storybook/static/engines.all.test.ts':
    /^packages\/facts\/src\/browsers|^packages\/tooling\/engines/,
  '.storybook/static/keys.all.test.ts': /^\.storybook\/(?:checks\/records|static\/keys)/,
  '.storybook/static/rules.all.test.ts': /^\.storybook\/static\/rules/,
  'apps/backend/tests/bodies.all.test.ts': /^apps\/backend\/functions\/|^packages\/forms\/src\//,
  'apps/backend/tests/deploy.all.test.ts': /^apps\/backend\/(?:deploy|supabase\/config)/,
  'apps/backend/tests/failures.all.test.ts': /^apps\/backend\/local\//,
  'apps/backend/tests/upgrade.all.test.ts': /^apps\/backend\/(?:supabase\/migrations|local)\//,
  'apps/site/e2e/engines/journeys.all.test.ts':
    /^apps\/site\/(?:vite\.config|build|src\/(?:App|entry|fetchFile|navigation|shell|start))|^packages\/facts\/src\/browsers|^packages\/tooling\/engines/,
  'apps/site/e2e/journeys.all.test.ts':
    /^apps\/site\/(?:build\.ts|src\/(?:App|auth|baas|entry|fetchFile|lazyModule|navigation|shell|start))/,
  'apps/site/e2e/pages.all.test.ts':
    /^apps\/site\/(?:build\.ts|stylesOf\.ts|src\/(?!.*\.e2e))|^packages\/ui\/src\/(?:sections|styles|internal)\//,
  'packages/ui/consumers/consumers.all.test.ts':
    /^packages\/ui\/(?:build\.ts|package\.json|consumers\/)|^packages\/create-heldermatch\//,
  'packages/ui/consumers/release.all.test.ts': /^\.workspace\/release\.ts$|^\.changeset\/config/,
};

export const everyOnDemand: readonly string[] = globSync(
  '{apps,packages,.storybook}/**/*.all.test.{ts,tsx}',
  {
    cwd: root,
    exclude: ['**/node_modules'],
  },
);

/** Test files that a change since a commit can break. */
export function filesFor(base: string | undefined): string[] {
  if (base === undefined) return [];
  const changed = changedSince(base);
  return Object.entries(onDemand)
    .filter(([file, paths]) => changed.some((path) => path === file || paths.test(path)))
    .map(([file]) => file);
}

/** Paths of files that every story depends on. */
const everyStory =
  /^tokens\/|^packages\/ui\/src\/(?:styles|theme)\/|^\.storybook\/(?:brands|preview)/;

/** Components that changed since a commit, whose stories are checked in every way; `*` means all. */
export function componentsFor(base: string | undefined): string[] {
  if (base === undefined) return [];
  const changed = changedSince(base);
  if (changed.some((path) => everyStory.test(path))) return ['*'];
  const folders = new Set(changed.map((path) => path.replace(/\/[^/]*$/, '/')));
  return storyFiles
    .filter((file) => [...folders].some((folder) => file.includes(`/${folder}`)))
    .map(componentOf);
}
