import { randomBytes } from 'node:crypto';
import { signedInUser } from './harness.ts';

const vacancy = '00000000-0000-4000-8000-000000000002';

/** A PDF of this size, whose content can't be compressed. */
export const pdfOf = (size: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(size - 8)]);

/** Makes a team of one recruiter, with a vacancy that keeps files. */
export async function recruiterWithFiles(url: string) {
  const { client, email } = await signedInUser(url, 'Anna');
  const { data } = await client.rpc('create_organisation', { name: 'Team' });
  const organisation = String(data);
  const requirement = { id: 'r1', category: 'skills', title: 'BIG', weight: 'normal' };
  const details = {
    title: 'Verpleegkundige',
    place: 'Zwolle',
    hours: '32',
    isClosed: false,
    keepsFiles: true,
    requirements: [{ ...requirement, proofs: ['BIG'] }],
  };
  const entry = { id: crypto.randomUUID(), type: 'vacancy', details };
  await client.rpc('append_lines', { organisation, seen: 0, lines: [{ vacancy, entry }] });
  /** Adds a candidate with a file. */
  const add = (candidate: string, content: Buffer) =>
    client.rpc('add_candidate', {
      organisation,
      vacancy,
      candidate,
      name: 'Jan',
      pages: [{ text: 'Zorg' }],
      file: { media: 'application/pdf', base64: content.toString('base64') },
    });
  return { client, email, organisation, add };
}
