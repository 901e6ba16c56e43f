/** Limits per file: several times what the longest CV has. */
export const limits = {
  /** Size of the file, in megabytes. */
  megabytes: 10,
  /** Total unzipped size of a DOCX, in bytes. */
  bytes: 50_000_000,
  /** XML tags of a DOCX, which take far more memory than their bytes. */
  tags: 1_000_000,
  pages: 200,
  /** Pages that are drawn as pictures. */
  pictures: 20,
  paragraphs: 10_000,
  characters: 500_000,
};
