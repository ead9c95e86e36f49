import { join } from 'node:path';
import { bundle } from 'lightningcss';

/** The package's stylesheets. */
export const stylesheets = ['styles.css', 'styles.unlayered.css'] as const;

/** Bundles a stylesheet into one file, without browser targets: the host's build decides which syntax to lower. */
export function bundleStylesheet(name: (typeof stylesheets)[number]): Uint8Array {
  return bundle({ filename: join('src', name), minify: true }).code;
}
