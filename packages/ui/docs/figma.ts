// Creates Figma variables from the tokens: node figma.ts FILE_KEY [folder of the tokens]
// FIGMA_TOKEN is a personal access token with the scope file_variables:write, which needs an Enterprise plan.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Node {
  $type?: string;
  $description?: string;
  $value?: unknown;
  [name: string]: unknown;
}

type Value =
  | number
  | string
  | { r: number; g: number; b: number; a: number }
  | { type: 'VARIABLE_ALIAS'; id: string };

/** Figma collections with their modes, and the token files of each mode. The first mode defines the variables. */
const collections = {
  Palette: { Value: ['primitive'] },
  Colours: { Light: ['semantic'], Dark: ['semantic.dark'] },
  Sizes: { Comfortable: ['foundation'], Compact: ['foundation', 'density.compact'] },
};

/** Lists all tokens of a file by path, with their own or inherited type. */
function tokensOf(node: Node, path: string[] = [], type?: string): [string, Node][] {
  const { $type = type, $value, ...children } = node;
  if ($value !== undefined) return [[path.join('/'), { ...node, ...($type && { $type }) }]];
  return Object.entries(children)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => tokensOf(child as Node, [...path, name], $type));
}

/** Converts a token's value to Figma's format. Undefined for types without a variable: shadows, easing. */
function valueOf({ $type, $value }: Node): Value | undefined {
  if (typeof $value === 'string' && $value.startsWith('{')) {
    return { type: 'VARIABLE_ALIAS', id: $value.slice(1, -1).replaceAll('.', '/') };
  }
  if ($type === 'color') {
    const { components, alpha = 1 } = $value as { components: number[]; alpha?: number };
    const [r = 0, g = 0, b = 0] = components;
    return { r, g, b, a: alpha };
  }
  if ($type === 'dimension' || $type === 'duration') {
    const { value, unit } = $value as { value: number; unit: string };
    // Figma uses pixels.
    return unit === 'rem' ? value * 16 : value;
  }
  if ($type === 'fontFamily') return String([$value].flat()[0]);
  return typeof $value === 'number' ? $value : undefined;
}

const typeOf = (value: Value) => {
  if (typeof value === 'number') return 'FLOAT';
  return typeof value === 'string' ? 'STRING' : 'COLOR';
};

/**
 * Body of `POST /v1/files/:key/variables`. The ids are temporary: Figma's response has the real ones.
 * @see https://developers.figma.com/docs/rest-api/variables-endpoints/
 */
export function figmaVariables(read: (name: string) => Node) {
  const body = {
    variableCollections: [] as object[],
    variableModes: [] as object[],
    variables: [] as { action: 'CREATE'; id: string; name: string; resolvedType: string }[],
    variableModeValues: [] as { variableId: string; modeId: string; value: Value }[],
  };
  for (const [collection, modes] of Object.entries(collections)) {
    Object.entries(modes).forEach(([mode, files], index) => {
      const modeId = `${collection}: ${mode}`;
      if (index === 0) {
        const names = { id: collection, name: collection, initialModeId: modeId };
        body.variableCollections.push({ action: 'CREATE', ...names });
      }
      const names = { id: modeId, name: mode, variableCollectionId: collection };
      body.variableModes.push({ action: index === 0 ? 'UPDATE' : 'CREATE', ...names });
      const tokens = new Map(files.flatMap((file) => tokensOf(read(file))));
      for (const [id, token] of tokens) {
        const value = valueOf(token);
        if (value === undefined) continue;
        if (index === 0) {
          const kind = { resolvedType: typeOf(value), description: token.$description ?? '' };
          const variable = { id, name: id, variableCollectionId: collection, ...kind };
          body.variables.push({ action: 'CREATE', ...variable });
        }
        body.variableModeValues.push({ variableId: id, modeId, value });
      }
    });
  }
  return body;
}

if (import.meta.main) {
  const [, , key, folder = 'node_modules/@heldermatch/ui/dist/tokens'] = process.argv;
  const { FIGMA_TOKEN: token } = process.env;
  if (key === undefined || token === undefined) {
    throw new Error('Run: FIGMA_TOKEN=… node figma.ts FILE_KEY');
  }
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, `${name}.tokens.json`), 'utf8')) as Node;
  const answer = await fetch(`https://api.figma.com/v1/files/${key}/variables`, {
    method: 'POST',
    headers: { 'X-Figma-Token': token, 'Content-Type': 'application/json' },
    body: JSON.stringify(figmaVariables(read)),
  });
  if (!answer.ok) throw new Error(`Figma answers ${answer.status}: ${await answer.text()}`);
}
