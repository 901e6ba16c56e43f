// Preset with the manifests that Storybook's MCP server hands to coding agents: the same pages that the package has.
// https://storybook.js.org/docs/ai/manifests
import { readApi } from '../packages/ui/api.ts';
import { readPages } from '../packages/ui/pages.ts';

async function readManifests() {
  const pages = await readPages(readApi());
  const entries = pages.map(({ name, id, description, status, markdown }) => {
    // The server adds the name and the description.
    const content = markdown.en.replace(/^# .*\n+/, '');
    return status === undefined
      ? { id, name, title: description, path: `docs/en/${name}.md`, content }
      : {
          id,
          name,
          path: `docs/en/${name}.md`,
          description,
          apiDescription: content,
          jsDocTags: {},
        };
  });
  const byId = (isIncluded: (entry: (typeof entries)[number]) => boolean) =>
    Object.fromEntries(entries.filter(isIncluded).map((entry) => [entry.id, entry]));
  return {
    components: {
      v: 0,
      components: byId((entry) => 'apiDescription' in entry),
      meta: { docgen: 'react-docgen', durationMs: 0 },
    },
    docs: { v: 0, docs: byId((entry) => 'content' in entry) },
  };
}

let manifests: ReturnType<typeof readManifests> | undefined;

/** Reads the pages at the first request, as Storybook reads the API when it starts. */
// oxlint-disable-next-line camelcase -- Storybook's name
export const experimental_manifests = () => (manifests ??= readManifests());
