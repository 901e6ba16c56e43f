/** How far a file is. `label` stands in place of the library's own word: 'Gelezen'. */
export type FileStatus =
  | {
      /** It waits for its turn. */
      type: 'pending';
      /** @default 'Wacht' */
      label?: string | undefined;
    }
  | {
      /** It is on its way, or read. */
      type: 'uploading';
      /** How far, 0 to 100 per cent. Left out, nobody knows: then the bar moves. */
      value?: number | undefined;
      /** @default 'Wordt verzonden' */
      label?: string | undefined;
    }
  | {
      type: 'done';
      /** @default 'Klaar' */
      label?: string | undefined;
    }
  | {
      type: 'failed';
      /** Why, and what to do about it. */
      message: string;
    };
