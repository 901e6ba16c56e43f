/**
 * Address of the sender, as set by Cloudflare in front of Supabase, which overwrites a header of this name from the
 * visitor. `x-forwarded-for` and `x-real-ip` can begin with anything the visitor sends. Without Cloudflare's header,
 * all visitors are therefore treated as one.
 */
export const senderAddress = (headers: Headers): string =>
  subscriber(headers.get('cf-connecting-ip')?.trim() || 'unknown');

/** Groups IPv6 addresses by /64, because one subscriber can use any address in that range. */
function subscriber(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0');
  return `${[...groups, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/**
 * Hashes a value for counting. The hash can't be reversed without the key and changes daily, so no personal data is
 * stored.
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
