const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

const pairsOf = (words: readonly string[]) =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`);

/** Number of items of a list that another list also has, each as often as it occurs there. */
function countShared(list: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const item of other) left.set(item, (left.get(item) ?? 0) + 1);
  return list.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count > 0;
  }).length;
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

export interface Score {
  /** Share of the words that were read, 0 to 1. */
  words: number;
  /** Share of the pairs of consecutive words that are still consecutive, 0 to 1: the order. */
  neighbours: number;
  /** Words that were read and aren't there, as a share of the right ones. */
  invented: number;
}

/** Compares text that was read with the right text. */
export function scoreOf(read: string, right: string): Score {
  const [given, wanted] = [wordsOf(read), wordsOf(right)];
  const shared = countShared(wanted, given);
  return {
    words: share(shared, wanted.length),
    neighbours: share(countShared(pairsOf(wanted), pairsOf(given)), Math.max(0, wanted.length - 1)),
    invented: (given.length - shared) / Math.max(1, wanted.length),
  };
}
