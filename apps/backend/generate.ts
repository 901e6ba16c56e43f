// Copies the sender name and the email subjects from their source into supabase/config.toml: `pnpm generate`.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from '@heldermatch/facts';
import { mailKinds, mailTexts } from './mail/texts.ts';

export const configFile = path.join(import.meta.dirname, 'supabase/config.toml');

/** Returns the configuration with the sender name and the email subjects filled in. */
export function withMailTexts(config: string): string {
  const withName = config.replace(/^sender_name = .*$/m, `sender_name = "${company.name}"`);
  return mailKinds.reduce(
    (text, kind) =>
      text.replace(
        new RegExp(String.raw`^(\[auth\.email\.\w+\.${kind}\]\nsubject = ).*$`, 'm'),
        `$1"${mailTexts[kind].subject}"`,
      ),
    withName,
  );
}

if (import.meta.main) {
  await writeFile(configFile, withMailTexts(await readFile(configFile, 'utf8')));
}
