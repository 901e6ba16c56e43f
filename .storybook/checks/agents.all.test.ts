// Storybook hands coding agents the pages of the package, through its MCP server.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '@heldermatch/tooling/patience';
import { freePort, host, origin } from '@heldermatch/tooling/ports';
import { readApi } from '../../packages/ui/api.ts';
import { readPages, type Page } from '../../packages/ui/pages.ts';

let storybook: ChildProcess;
let address: string;
let pages: readonly Page[];

/** Calls a tool of the server. Resolves to its text. */
async function call(name: string, args: object): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args },
    }),
  });
  const [, data = ''] = /^data: (.*)$/m.exec(await response.text()) ?? [];
  const { result } = JSON.parse(data) as { result: { content: { text: string }[] } };
  return result.content.map(({ text }) => text).join('\n');
}

beforeAll(async () => {
  const port = await freePort();
  storybook = spawn(
    'storybook',
    ['dev', '--host', host, '--port', String(port), '--no-open', '--ci', '--disable-telemetry'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, VITEST: undefined },
      stdio: 'ignore',
    },
  );
  address = new URL('mcp', origin(port)).href;
  pages = await readPages(readApi());
  const isServed = () =>
    fetch(new URL('index.json', origin(port))).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isServed, { timeout: patience(120), interval: 500 });
}, patience(180));

afterAll(async () => {
  if (storybook.exitCode !== null) return;
  storybook.kill();
  await once(storybook, 'exit');
});

test('lists every component and guide', { timeout: patience(60) }, async () => {
  const list = await call('docs-list', {});
  const missing = pages.filter(
    ({ name, description }) =>
      ![`- ${name} (`, `- ${description} (`].some((line) => list.includes(line)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('shows the page of a component', { timeout: patience(60) }, async () => {
  const page = pages.find(({ name }) => name === 'Select');
  const [, content = ''] = page?.markdown.en.split('## Purpose') ?? [];
  expect(content).toContain('interface Option ');
  expect(await call('docs-show', { id: 'componenten-select' })).toContain(content.trim());
});
