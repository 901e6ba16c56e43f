const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
/** What supabase-js sends, and what PostgREST reads. */
const HEADERS =
  'authorization, apikey, content-type, prefer, range, range-unit, accept-profile, content-profile, x-client-info, x-supabase-api-version';

/** A hosted project lets every origin read every answer; one machine has no reason to. */
export function withCors(
  response: Response,
  origin: string | null,
  siteOrigins: readonly string[],
): Response {
  const headers = new Headers(
    [...response.headers].filter(([name]) => !name.startsWith('access-control-')),
  );
  headers.append('vary', 'origin');
  if (origin !== null && siteOrigins.includes(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-methods', METHODS);
    headers.set('access-control-allow-headers', HEADERS);
    headers.set('access-control-expose-headers', 'content-range, x-sb-error-code');
    headers.set('access-control-max-age', '600');
  }
  return new Response(response.body, { status: response.status, headers });
}
