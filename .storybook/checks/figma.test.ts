// Variables for Figma: every reference resolves, and every mode is complete.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figmaVariables } from '../../packages/ui/docs/figma.ts';

const folder = join(import.meta.dirname, '../../tokens');
const { variables, variableModeValues } = figmaVariables(
  (name) =>
    JSON.parse(readFileSync(join(folder, `${name}.tokens.json`), 'utf8')) as Record<
      string,
      unknown
    >,
);
const types = new Map(variables.map(({ id, resolvedType }) => [id, resolvedType]));
const inMode = (mode: string) =>
  new Map(
    variableModeValues
      .filter(({ modeId }) => modeId === mode)
      .map(({ variableId, value }) => [variableId, value]),
  );

test('every variable has one value of its type in every mode of its collection', () => {
  expect(types.size).toBe(variables.length);
  expect([...inMode('Colours: Dark').keys()]).toEqual([...inMode('Colours: Light').keys()]);
  expect([...inMode('Sizes: Compact').keys()]).toEqual([...inMode('Sizes: Comfortable').keys()]);
  const kinds: Record<string, string> = { number: 'FLOAT', string: 'STRING', object: 'COLOR' };
  const wrong = variableModeValues.filter(({ variableId, value }) => {
    const isReference = typeof value === 'object' && 'type' in value;
    return types.get(variableId) !== (isReference ? types.get(value.id) : kinds[typeof value]);
  });
  expect(wrong).toEqual([]);
});

test("colours, references and sizes have Figma's format", () => {
  expect(inMode('Palette: Value').get('palette/transparent/scrim')).toEqual({
    r: 0.0392,
    g: 0.0627,
    b: 0.1137,
    a: 0.65,
  });
  expect(inMode('Colours: Dark').get('color/action/default')).toEqual({
    type: 'VARIABLE_ALIAS',
    id: 'palette/teal/400',
  });
  expect(inMode('Sizes: Comfortable').get('size/target')).toBe(44);
  expect(inMode('Sizes: Compact').get('size/target')).toBe(36);
  expect(inMode('Sizes: Comfortable').get('font/family')).toBe('Atkinson Hyperlegible Next');
});
