import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { bundleElements } from '../../../scripts/bundleElements.ts';

/** The demo's page: a host with React. */
export function buildDemo(folder: string): Promise<unknown> {
  return build({ configFile: 'sandbox/host/vite.config.ts', logLevel: 'error', build: { outDir: folder } });
}

/** A page in plain HTML with the script of the custom elements. */
export async function buildElementsPage(folder: string): Promise<void> {
  await bundleElements(folder);
  cpSync(join(import.meta.dirname, 'elementsPage'), folder, { recursive: true });
}
