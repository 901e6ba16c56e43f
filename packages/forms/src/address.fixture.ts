/** Valid email address of exactly this length, with domain labels of valid lengths. */
export function addressOf(length: number): string {
  const domain = ['b'.repeat(61), 'c'.repeat(61), 'd'.repeat(59), 'nl'].join('.');
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
}
