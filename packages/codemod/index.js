#!/usr/bin/env node
// @ts-check
// Renames in files and folders what the library has renamed, and says where it could not be sure.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { endings, rename } from './rename.js';

const usage = 'Usage: npx @heldermatch/codemod [--dry-run] <file or folder> …';

/** @param {string} problem what is wrong, and what to do @returns {never} */
function refuse(problem) {
  console.error(`${problem}\n${usage}`);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
const isDry = values['dry-run'];
if (positionals.length === 0) refuse('Name the files or folders of your code.');
for (const path of positionals) if (!existsSync(path)) refuse(`There is no ${path}.`);

/** All code in a folder but what is installed or hidden. @param {string} path @returns {string[]} */
const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { withFileTypes: true })
        .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
        .filter((entry) => entry.isDirectory() || endings.includes(extname(entry.name).slice(1)))
        .flatMap(({ name }) => filesIn(join(path, name)))
    : [path];

let changed = 0;
let isWhole = true;
for (const file of positionals.flatMap(filesIn)) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes('@heldermatch/ui')) continue;
  try {
    const { code, unsure } = rename(file, source);
    if (code !== source) {
      changed += 1;
      if (!isDry) writeFileSync(file, code);
      console.log(`${isDry ? 'would change' : 'changed'} ${file}`);
    }
    for (const place of unsure) console.log(`look at ${file}:${place}`);
  } catch (error) {
    isWhole = false;
    console.error(
      `${file} is left as it is: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
console.log(`${changed} ${changed === 1 ? 'file' : 'files'} ${isDry ? 'to change' : 'changed'}.`);
if (!isWhole) process.exitCode = 1;
