import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/**
 * Line of a log, in a chain of hashes: a change of any earlier line shows. Personal data can still be erased from a
 * line, because the chain contains only a salted digest of them.
 */
export interface Sealed<Line = unknown> {
  /** The line, or its remains after it was erased. JSON without lone surrogates, as RFC 8785 requires. */
  line: Line;
  /** Random, 32 hexadecimal digits. It is deleted with the erased data, which can't be guessed from the digest then. */
  salt?: string | undefined;
  /** SHA-256 of the salt and the whole line, in hexadecimal digits. */
  digest: string;
  /** SHA-256 of the hash before it (of the first line: ''), the digest, and the line's remains. */
  hash: string;
}

/**
 * Returns the remains of a line: the part that stays when its personal data are erased. It must be deterministic, return
 * a line that needs no erasing unchanged, and return its own results unchanged.
 */
export type RemainsOf<Line = unknown> = (line: Line) => Line;

const hashOf = (...texts: readonly string[]) => bytesToHex(sha256(utf8ToBytes(texts.join(''))));

/** Canonical JSON (RFC 8785): the same for each order of keys, because databases don't keep it. */
const textOf = (line: unknown) => canonicalize(line) ?? 'null';

/**
 * Seals lines that are appended to a log.
 * @param previous Hash of the log's last line; '' if it has none.
 * @throws {Error} when a line is not JSON, or contains a lone surrogate.
 */
export function seal<Line>(
  lines: readonly Line[],
  previous: string,
  remainsOf: RemainsOf<Line>,
): Sealed<Line>[] {
  let before = previous;
  return lines.map((line) => {
    const salt = bytesToHex(randomBytes(16));
    const digest = hashOf(salt, textOf(line));
    before = hashOf(before, digest, textOf(remainsOf(line)));
    return { line, salt, digest, hash: before };
  });
}

/** Erases a line's personal data, with the salt. The chain still verifies. */
export function eraseSealed<Line>(
  { line, digest, hash }: Sealed<Line>,
  remainsOf: RemainsOf<Line>,
): Sealed<Line> {
  return { line: remainsOf(line), digest, hash };
}

/**
 * Verifies the chain. It can't show that the last lines are missing, or that everything was written again: for that,
 * compare the last hash with one that was noted elsewhere.
 * @param isErased Whether a line may be without its salt, because its data were erased. By default any may.
 * @returns the index of the first line that was changed, moved, inserted, or that follows a removed one. Undefined if
 * there is none.
 */
export function findBreak<Line>(
  rows: readonly Sealed<Line>[],
  remainsOf: RemainsOf<Line>,
  isErased: (line: Line) => boolean = () => true,
): number | undefined {
  let before = '';
  const index = rows.findIndex(({ line, salt, digest, hash }) => {
    const remains = textOf(remainsOf(line));
    const isWhole =
      salt === undefined
        ? textOf(line) === remains && isErased(line)
        : digest === hashOf(salt, textOf(line));
    const isNext = hash === hashOf(before, digest, remains);
    before = hash;
    return !isWhole || !isNext;
  });
  return index < 0 ? undefined : index;
}
