/** Response headers that let only the site's own pages read a response. */
export function corsHeaders(origin: string | null, siteOrigins: readonly string[]): Headers {
  const headers = new Headers({ vary: 'origin' });
  if (origin !== null && siteOrigins.includes(origin)) {
    headers.set('access-control-allow-origin', origin);
  }
  return headers;
}

/** Answers a preflight, allowing the headers that supabase-js and the site send. */
export function preflight(headers: Headers): Response {
  headers.set('access-control-allow-methods', 'POST, OPTIONS');
  headers.set(
    'access-control-allow-headers',
    'authorization, apikey, content-type, idempotency-key, x-client-info, x-region, x-supabase-api-version',
  );
  headers.set('access-control-max-age', '86400');
  return new Response(null, { status: 204, headers });
}
