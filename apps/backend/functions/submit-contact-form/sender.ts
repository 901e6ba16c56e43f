/**
 * Where a request came from, as Cloudflare in front of Supabase says: it replaces what a visitor sends
 * under this name. `x-forwarded-for` and `x-real-ip` can begin with anything that the visitor likes, so
 * without this header all visitors count as one.
 */
export const senderAddress = (headers: Headers): string =>
  subscriber(headers.get('cf-connecting-ip')?.trim() || 'unknown');

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
