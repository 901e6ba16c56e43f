// Writes into supabase/config.toml what stands elsewhere already, the texts of mails: `pnpm generate`.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from '@heldermatch/facts';
import { mailKinds, mailTexts } from './mail/texts.ts';

export const configFile = path.join(import.meta.dirname, 'supabase/config.toml');

/** The settings with the name and the subjects that mails have. */
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
