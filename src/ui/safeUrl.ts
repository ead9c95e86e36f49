/**
 * An address that can be opened: `https:`, or `http:` on this machine. What a record brings may run a script as well.
 * @returns undefined for all others.
 */
export function safeUrl(url: string | null | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? url : undefined;
}
