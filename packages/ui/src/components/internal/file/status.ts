/** Status of a file. `label` replaces the library's own word: 'Gelezen'. */
export type FileStatus =
  | {
      /** Waits for its turn. */
      type: 'pending';
      /** @default 'Wacht' */
      label?: string | undefined;
    }
  | {
      /** Is being sent or processed. */
      type: 'uploading';
      /** Progress, 0 to 100 per cent. Undefined shows an indeterminate bar. */
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
      /** Error message: the cause and the remedy. */
      message: string;
    };
