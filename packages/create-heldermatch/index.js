#!/usr/bin/env node
// @ts-check
// Writes a new app: templates/shared, and over it what Vite or Next needs.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const templates = ['vite', 'next'];
const usage = `Usage: npm create heldermatch <folder> [-- --template ${templates.join('|')}]`;

/**
 * @param {string} problem Mistake and its remedy.
 * @returns {never}
 */
function refuse(problem) {
  console.error(`${problem}\n${usage}`);
  process.exit(1);
}

// This package is released with the library and has the same version.
const { version, engines } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const oldest = engines.node.replace('>=', '');
if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
  refuse(`The app needs Node ${oldest} or newer, and this is Node ${process.versions.node}.`);
}

function readArguments() {
  try {
    return parseArgs({
      options: { template: { type: 'string', default: 'vite' } },
      allowPositionals: true,
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const {
  values: { template },
  positionals: [folder, ...others],
} = readArguments();
if (folder === undefined || others.length > 0) refuse('Name one folder for the app.');
if (!templates.includes(template)) refuse(`There is no template '${template}'.`);

const target = resolve(folder);
if (existsSync(target) && readdirSync(target).length > 0) {
  refuse(`${target} is not empty: name a new folder.`);
}
const name = basename(target).toLowerCase();
// Package names allow no other characters: https://docs.npmjs.com/cli/configuring-npm/package-json#name
if (!/^[a-z0-9][a-z0-9._-]*$/.test(name)) {
  refuse(`'${name}' can't be the name of a package: use letters, digits, '-', '.' and '_'.`);
}

for (const source of ['shared', template]) {
  cpSync(join(import.meta.dirname, 'templates', source), target, { recursive: true });
}
// npm never publishes a file called `.gitignore`.
renameSync(join(target, '_gitignore'), join(target, '.gitignore'));
const manifest = join(target, 'package.json');
writeFileSync(
  manifest,
  readFileSync(manifest, 'utf8')
    .replace('"heldermatch-app"', `"${name}"`)
    .replace('"latest"', `"^${version}"`),
);

const manager = process.env['npm_config_user_agent']?.split('/')[0] ?? 'npm';
console.log(`Made ${name}. Next:

  cd ${relative('', target) || '.'}
  ${manager} install
  ${manager} run dev

'${manager} test' runs its tests. AGENTS.md explains the library to coding agents.`);
