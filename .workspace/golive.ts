// What the operator has to fill in, to hold and to renew before the site goes live. Ends with 1 while something blocks.
import { documentsToHold, expiries, obstacles } from '../packages/facts/src/index.ts';
import './errors.ts';

const today = new Date().toISOString().slice(0, 10);
const list = (lines: readonly string[]) =>
  lines.length === 0 ? '  nothing' : lines.map((line) => `  - ${line}`).join('\n');

const blocking = obstacles(today);
const documents = documentsToHold();
const missing = documents.filter(({ heldSince }) => heldSince === undefined);

console.log(`Fill in or renew (the build for production refuses these):
${list(blocking)}

Hold, and note since when in packages/facts/src/claims.ts:
${list(missing.map(({ claim, owner, document }) => `${claim} (${owner}): ${document}`))}

Held:
${list(
  documents
    .filter(({ heldSince }) => heldSince !== undefined)
    .map(({ claim, document, heldSince }) => `${claim}: ${document}, since ${heldSince}`),
)}

Look at again by:
${list(expiries().map(({ claim, owner, until }) => `${until} ${claim} (${owner})`))}

Ask of each host and write down: TLS 1.3 as the oldest version (docs/deployment.md, under TLS 1.3).
`);
if (blocking.length + missing.length > 0) {
  console.log(`${blocking.length} to fill in or renew, ${missing.length} to hold: not ready.`);
  process.exitCode = 1;
}
