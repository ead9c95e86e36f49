/**
 * A URL that is safe to open: `https:`, or `http:` on this machine. URLs of records could run scripts.
 * @returns undefined for all others.
 */
export function safeUrl(url: string | null | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? url : undefined;
}
