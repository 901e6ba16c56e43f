// Lists what the operator has to fill in, hold and renew before the site goes live. Exits with 1 while something
// blocks.
import { documentsToHold, expiries, obstacles } from '../packages/facts/src/index.ts';
import '@heldermatch/tooling/errors';

const today = new Date().toISOString().slice(0, 10);
const list = (lines: readonly string[]) =>
  lines.length === 0 ? '  nothing' : lines.map((line) => `  - ${line}`).join('\n');

const blocking = obstacles(today);
const documents = documentsToHold();
const later = documents.filter(
  ({ before, heldSince }) => before === 'candidates' && heldSince === undefined,
);

console.log(`Fill in, hold or renew (the build for production refuses these):
${list(blocking)}

Hold before the first candidate who is a real person, and note since when in packages/facts/src/claims.ts:
${list(later.map(({ claims, owner, document }) => `${document} (${owner}: ${claims.join(', ')})`))}

Held:
${list(
  documents
    .filter(({ heldSince }) => heldSince !== undefined)
    .map(({ document, heldSince }) => `${document}, since ${heldSince}`),
)}

Look at again by:
${list(expiries().map(({ what, owner, until }) => `${until} ${what} (${owner})`))}

Ask of each host and write down: TLS 1.3 as the oldest version (docs/deployment.md, under TLS 1.3).
`);
if (blocking.length > 0) {
  console.log(`${blocking.length} to fill in, hold or renew: not ready.`);
  process.exitCode = 1;
}
