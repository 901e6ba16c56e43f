import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'rolldown';
import { writeFileAtomic } from './local/write-file-atomic.ts';
import { mailTemplate } from './mail/layout.ts';
import { accountMailKinds, mailKinds } from './mail/texts.ts';

const root = import.meta.dirname;
const functionNames = ['submit-contact-form', 'send-account-mails', 'send-candidate-mails'];

/**
 * Builds what the Supabase CLI deploys and the local emulator runs: each function bundled into one file without
 * imports, and the email templates.
 */
export async function buildProject(): Promise<void> {
  // On a read-only disk, Node's recursive mkdir reports a misleading ENOENT.
  await access(root, constants.W_OK);
  await Promise.all([
    ...functionNames.map(buildFunction),
    ...[...mailKinds, ...accountMailKinds].map((kind) =>
      writeFileAtomic(path.join(root, 'supabase/templates', `${kind}.html`), mailTemplate(kind)),
    ),
  ]);
}

async function buildFunction(name: string): Promise<void> {
  const { output } = await build({
    input: path.join(root, 'functions', name, 'index.ts'),
    platform: 'neutral',
    // Workspace packages are bundled from source; no import may remain external.
    external: [],
    output: { format: 'esm', codeSplitting: false, comments: false },
    logLevel: 'warn',
    write: false,
  });
  const [bundle] = output;
  if (bundle.imports.length > 0 || bundle.dynamicImports.length > 0) {
    throw new Error(
      `${name} still imports ${[...bundle.imports, ...bundle.dynamicImports].join()}`,
    );
  }
  await writeFileAtomic(path.join(root, 'supabase/functions', name, 'index.js'), bundle.code);
}

if (import.meta.main) await buildProject();
