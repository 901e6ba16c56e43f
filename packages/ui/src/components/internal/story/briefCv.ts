const quote = 'Zes jaar recruiter in de zorg';

/** One-line example CV, for stories in which its content doesn't matter. */
export const briefCv = {
  label: 'Cv van kandidaat 0412',
  badge: 'voorbeeld',
  titleLevel: 'p',
  pages: [
    {
      text: `Kandidaat 0412\n${quote}, waarvan drie met eindverantwoordelijkheid.`,
      blocks: [
        { type: 'title', start: 0, end: 14 },
        { type: 'paragraph', start: 15, end: 88 },
      ],
    },
  ],
  evidence: [{ reference: 1, document: 'cv', page: 1, start: 15, end: 15 + quote.length, quote }],
} as const;
