// Writes an SBOM (CycloneDX) of the site and of the desk into their dist-hosting. It is pnpm's, completed with the
// typeface and with the hash of every package.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { main, root, run } from './run.ts';

interface Component {
  type: string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  'bom-ref': string;
  licenses?: object[];
  hashes?: object[];
}

interface Sbom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const lockfile = parse(read('pnpm-lock.yaml')) as {
  packages: Record<string, { resolution: { integrity: string } }>;
};

const nameOf = ({ group, name }: Component) => (group === undefined ? name : `${group}/${name}`);

/** Hash of a package's archive, from the lockfile. Packages of this workspace have none. */
function hashesOf(component: Component): object[] {
  const integrity =
    lockfile.packages[`${nameOf(component)}@${component.version}`]?.resolution.integrity;
  if (integrity === undefined) return [];
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return [{ alg: 'SHA-512', content }];
}

/** Typeface, of which the library contains a subset. pnpm omits it, because the package is only needed to make that. */
function typeface(): Component {
  const [group, name] = ['@fontsource-variable', 'atkinson-hyperlegible-next'];
  const { devDependencies } = JSON.parse(read('packages/ui/package.json')) as {
    devDependencies: Record<string, string>;
  };
  const version = devDependencies[`${group}/${name}`] ?? '';
  const purl = `pkg:npm/${encodeURIComponent(group)}/${name}@${version}`;
  const licenses = [{ license: { id: 'OFL-1.1' } }];
  return { type: 'library', group, name, version, purl, 'bom-ref': purl, licenses };
}

await main(async () => {
  const folder = 'node_modules/.cache/sbom';
  const options = '--split --sbom-format cyclonedx --sbom-type application --prod'.split(' ');
  const filters = ['site', 'desk'].map((app) => `--filter=@heldermatch/${app}`);
  await run('pnpm', [...filters, 'sbom', ...options, '--out', `${folder}/%s.json`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const app of ['site', 'desk']) {
    const sbom = JSON.parse(read(`${folder}/heldermatch-${app}.json`)) as Sbom;
    const font = typeface();
    const components = [...sbom.components, font].map((component) => {
      const hashes = hashesOf(component);
      return hashes.length === 0 ? component : { ...component, hashes };
    });
    const library = components.find((component) => nameOf(component) === '@heldermatch/ui');
    const dependencies = [
      ...sbom.dependencies.map(({ ref, dependsOn = [] }) =>
        ref === library?.['bom-ref']
          ? { ref, dependsOn: [...dependsOn, font['bom-ref']] }
          : { ref, dependsOn },
      ),
      { ref: font['bom-ref'], dependsOn: [] },
    ];
    const target = join(root, 'apps', app, 'dist-hosting');
    mkdirSync(target, { recursive: true });
    const text = JSON.stringify({ ...sbom, components, dependencies }, undefined, 2);
    writeFileSync(join(target, 'sbom.cdx.json'), `${text}\n`);
  }
});
