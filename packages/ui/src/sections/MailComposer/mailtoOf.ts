/**
 * Address that opens a draft in the user's email program. Line breaks are CRLF.
 * @see https://www.rfc-editor.org/rfc/rfc6068
 */
export function mailtoOf(to: string, subject: string, text: string): string {
  const encoded = (value: string) => encodeURIComponent(value.replaceAll(/\r?\n/g, '\r\n'));
  // The '@' is allowed in the address, and email programs show it better.
  const recipient = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${recipient}?subject=${encoded(subject)}&body=${encoded(text)}`;
}
