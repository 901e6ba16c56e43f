import { company } from '@heldermatch/facts';

/** An outcome: the response to the browser, and its name in the log. */
export interface Answer {
  status: 200 | 400 | 405 | 413 | 415 | 422 | 429 | 500 | 503 | 504;
  outcome: string;
  error?: string;
  /** Only for the log. */
  reason?: string;
}

export const answers = {
  stored: { status: 200, outcome: 'stored' },
  /** Stored separately; the response must not reveal to a bot that it was caught. */
  honeypot: { status: 200, outcome: 'honeypot' },
  unreadable: {
    status: 400,
    outcome: 'unreadable',
    error: 'Uw bericht kon niet worden gelezen. Probeer het opnieuw.',
  },
  wrongKey: {
    status: 400,
    outcome: 'wrong-key',
    error:
      'Uw bericht kon niet worden verzonden. Laad de pagina opnieuw en probeer het nog een keer.',
  },
  wrongMethod: {
    status: 405,
    outcome: 'wrong-method',
    error: 'Een bericht verzendt u met het formulier op onze contactpagina.',
  },
  tooLarge: {
    status: 413,
    outcome: 'too-large',
    error: 'Uw bericht is te groot om te verzenden.',
  },
  wrongType: {
    status: 415,
    outcome: 'wrong-type',
    error: 'Een bericht verzendt u met het formulier op onze contactpagina.',
  },
  keyOfAnother: {
    status: 422,
    outcome: 'key-of-another',
    error: 'Vanaf deze pagina is al een ander bericht verzonden. Laad de pagina opnieuw.',
  },
  limited: {
    status: 429,
    outcome: 'limited',
    error: `Vanaf uw netwerk of e-mailadres kwamen te veel berichten. Probeer het over een uur opnieuw, of mail ${company.email}.`,
  },
  failed: {
    status: 500,
    outcome: 'failed',
    error: 'Uw bericht kon niet worden opgeslagen. Probeer het later opnieuw.',
  },
  busy: {
    status: 503,
    outcome: 'busy',
    error: 'Het is te druk: uw bericht is niet verzonden. Probeer het over een minuut opnieuw.',
  },
  uncertain: {
    status: 504,
    outcome: 'uncertain',
    error:
      'Het is niet zeker of uw bericht is aangekomen. Verzend het nog een keer: het komt niet dubbel aan.',
  },
} as const satisfies Record<string, Answer>;

export const invalid = (error: string): Answer => ({ status: 400, outcome: 'invalid', error });

const extraHeaders: Partial<Record<Answer['status'], Record<string, string>>> = {
  405: { allow: 'POST, OPTIONS' },
  429: { 'retry-after': '3600' },
  503: { 'retry-after': '60' },
};

export function toResponse({ status, error }: Answer, headers: Headers): Response {
  for (const [name, value] of Object.entries(extraHeaders[status] ?? {})) headers.set(name, value);
  headers.set('cache-control', 'no-store');
  return Response.json(error === undefined ? {} : { error }, { status, headers });
}
