import { join } from 'node:path';
import { bundle } from 'lightningcss';

/** The stylesheets that the package has. */
export const stylesheets = ['styles.css', 'styles.unlayered.css'] as const;

/** One of them as a single file, for no browser in particular: what to rewrite for older ones is up to the host's build. */
export function bundleStylesheet(name: (typeof stylesheets)[number]): Uint8Array {
  return bundle({ filename: join('src', name), minify: true }).code;
}
