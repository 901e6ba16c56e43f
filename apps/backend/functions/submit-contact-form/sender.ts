/**
 * Where a request came from, as the platform in front of the function says. Cloudflare's header
 * can't be forged by the sender; the first of the forwarded addresses is the fallback.
 */
export function senderAddress(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0];
  return subscriber((headers.get('cf-connecting-ip') ?? forwarded ?? 'unknown').trim());
}

/** One subscriber has a whole /64 of IPv6 addresses to choose from, so only that part counts. */
function subscriber(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0');
  return `${[...groups, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/**
 * A hash that nobody can trace back without the key, and that is another one tomorrow: enough to
 * count, and no personal data to keep.
 */
export async function dailyHash(key: string, kind: string, value: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign']);
  const today = new Date().toISOString().slice(0, 10);
  const hash = await crypto.subtle.sign('HMAC', imported, encode([today, kind, value].join('\n')));
  return `${kind}:${toHex(new Uint8Array(hash))}`;
}

const encode = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
