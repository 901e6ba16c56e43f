interface Answer {
  status: number;
  text: string;
}

/**
 * A whole answer, or none after so many milliseconds. Not AbortSignal.timeout, whose clock no test
 * can drive.
 */
export async function fetchWithin(ms: number, url: string, init: RequestInit): Promise<Answer> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error(`No answer within ${ms} ms`)), ms);
  try {
    const response = await fetch(url, { ...init, signal: deadline.signal });
    return { status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}
