import type { PGlite } from '@electric-sql/pglite';

/** A row of contact_messages. */
export interface ContactMessage {
  id: string;
  created_at: string;
  name: string;
  email: string;
  company: string;
  message: string;
  consent: boolean;
  consent_version: string;
}

/** Newest first. */
export async function listMessages(driver: PGlite): Promise<ContactMessage[]> {
  const { rows } = await driver.query<ContactMessage>(
    'select * from public.contact_messages order by created_at desc, id limit 1000',
  );
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}
