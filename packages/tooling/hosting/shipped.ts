// The packages of a build by its list of licences and by its SBOM, for tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Shipped {
  name: string;
  version: string;
  license: string;
}

export const readLicenses = (dist: string): string =>
  readFileSync(join(dist, 'third-party-licenses.txt'), 'utf8');

/** Packages in the list of licences. */
export const shippedIn = (dist: string): Shipped[] =>
  Array.from(
    readLicenses(dist).matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm),
    ([, name = '', version = '', license = '']) => ({ name, version, license }),
  );

const permissive = [
  'MIT',
  'ISC',
  'Apache-2.0',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Unlicense',
  'CC0-1.0',
];

/** Packages whose licence may require our source code. */
export const restricted = (shipped: readonly Shipped[]): Shipped[] =>
  shipped.filter(
    ({ license }) =>
      !license
        .replaceAll(/[()]/g, '')
        .split(' OR ')
        .some((one) => permissive.includes(one)),
  );

interface Component {
  group?: string;
  name: string;
  version: string;
  licenses?: object[];
}

/** Components of the SBOM that have a licence, as `name@version`; undefined before `pnpm sbom:apps` has run. */
export function componentsIn(dist: string): string[] | undefined {
  const file = join(`${dist}-hosting`, 'sbom.cdx.json');
  if (!existsSync(file)) return undefined;
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: Component[] };
  return components
    .filter(({ licenses = [] }) => licenses.length > 0)
    .map(
      ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`,
    );
}
