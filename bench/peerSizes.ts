import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peers, peersFolder } from './peers.ts';
import { bundledSize } from './sizes.ts';

/** The bundle size of each peer's table, measured as in `measureSizes`. @returns gzipped bytes by contestant. */
export async function measurePeerSizes(): Promise<Record<string, number>> {
  const host = mkdtempSync(join(tmpdir(), 'daybook-peers-'));
  try {
    symlinkSync(join(peersFolder, 'node_modules'), join(host, 'node_modules'));
    const sizes: Record<string, number> = {};
    for (const { contestant, code } of peers) sizes[contestant] = (await bundledSize(host, code)).bytes;
    return sizes;
  } finally {
    rmSync(host, { recursive: true });
  }
}
