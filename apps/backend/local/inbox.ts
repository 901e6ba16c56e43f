import type { PGlite } from '@electric-sql/pglite';
import type { Message } from '../functions/submit-contact-form/store.ts';

/** A row of `contact_messages`. */
export interface StoredMessage extends Message {
  id: string;
  created_at: string;
  consent_version: string;
  caught: boolean;
  mailed_at: string | null;
}

/** Lists the contact messages, newest first. */
export async function listMessages(driver: PGlite): Promise<StoredMessage[]> {
  const { rows } = await driver.query<StoredMessage>(
    'select * from public.contact_messages order by created_at desc, id limit 1000',
  );
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}
