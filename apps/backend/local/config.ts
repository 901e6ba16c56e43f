import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { noticeKinds, templateKinds } from '../mail/texts.ts';

export const projectFolder = path.resolve(import.meta.dirname, '..');

/** An email's subject, and the path of its template relative to the project folder. */
const mailSchema = v.object({ subject: v.string(), content_path: v.string() });
const noticeSchema = v.object({
  ...mailSchema.entries,
  content_path: v.pipe(
    v.string(),
    v.transform((file) => path.join('supabase', file)),
  ),
  enabled: v.boolean(),
});

const configSchema = v.object({
  api: v.object({ schemas: v.array(v.string()), max_rows: v.number() }),
  auth: v.object({
    jwt_expiry: v.number(),
    enable_refresh_token_rotation: v.boolean(),
    refresh_token_reuse_interval: v.number(),
    enable_signup: v.boolean(),
    minimum_password_length: v.number(),
    password_requirements: v.string(),
    rate_limit: v.object({
      sign_in_sign_ups: v.number(),
      token_refresh: v.number(),
      token_verifications: v.number(),
    }),
    sessions: v.object({
      timebox: v.pipe(
        v.string(),
        v.regex(/^\d+h$/, 'auth.sessions.timebox must be in hours, such as "720h"'),
      ),
    }),
    email: v.object({
      enabled: v.boolean(),
      enable_confirmations: v.boolean(),
      double_confirm_changes: v.boolean(),
      max_frequency: v.pipe(
        v.string(),
        v.regex(/^\d+s$/, 'auth.email.max_frequency must be in seconds, such as "60s"'),
        v.transform((seconds) => Number.parseInt(seconds) * 1000),
      ),
      otp_length: v.number(),
      otp_expiry: v.number(),
      template: v.object(v.entriesFromList(templateKinds, mailSchema)),
      notification: v.object(v.entriesFromList(noticeKinds, noticeSchema)),
    }),
  }),
});

/** The settings of supabase/config.toml that the local emulator supports. */
export type ProjectConfig = v.InferOutput<typeof configSchema>;

/** All emails, keyed by kind. */
export const mailsOf = ({ auth: { email } }: ProjectConfig) => ({
  ...email.template,
  ...email.notification,
});

export async function readConfig(): Promise<ProjectConfig> {
  const text = await readFile(path.join(projectFolder, 'supabase/config.toml'), 'utf8');
  return v.parse(configSchema, parse(text));
}
