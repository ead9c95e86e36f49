import { ConfigurationError } from '../errors.ts';
import { checkedBaseUrl } from './send.ts';

/**
 * Where a request goes.
 * @param path below the base URL, with a leading slash.
 * @throws {ConfigurationError} for a base URL that is none, or is relative where there is no page; for a path that leads
 * elsewhere, such as one with an id of `..`.
 */
export function resolveUrl(baseUrl: string, path: string): string {
  const base = checkedBaseUrl(baseUrl);
  if (!/^http/i.test(base) && typeof location === 'undefined') {
    throw new ConfigurationError(
      `baseUrl is "${baseUrl}", relative to a page, and there is none here. Give an absolute one.`,
    );
  }
  // Blanks too: browsers drop tabs and line breaks, and what is left could begin with two slashes.
  if (/^\/(?![/\\])\S*$/.test(path) && !/\/(\.|%2e){1,2}(?![^/?#\\])/i.test(path)) return base + path;
  throw new ConfigurationError(
    `"${path}" is no path of the service. It begins with one slash; ids in it are encoded, and none is "." or "..".`,
  );
}
