import { measurePeerSizes } from '../peerSizes.ts';
import { installPeers, peers, peerVersion } from '../peers.ts';
import { brokenLimits } from './limits.ts';
import { measureTables } from './measure.ts';

/** Measures the tables, Daybook's between the raw-DOM list and its peers, and prints what came out. */
export async function reportTables() {
  const arePeersThere = installPeers();
  const contestants = [
    { contestant: 'rawDom', name: 'raw-DOM virtual list' },
    { contestant: 'daybookTable', name: 'Daybook, its table' },
    { contestant: 'daybook', name: 'Daybook, the whole ledger' },
    ...(arePeersThere ? peers.map((peer) => ({ ...peer, name: `${peer.name} ${peerVersion(peer.package)}` })) : []),
  ];
  const peerSizes = arePeersThere ? await measurePeerSizes() : {};
  const names = contestants.map(({ contestant }) => contestant);
  const times = await measureTables(names, 5);

  console.log('\n100,000 loaded rows in Chromium; a raw-DOM virtual list is the floor. Medians of five runs');
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([contestant, time]) => [
        contestants.find((each) => each.contestant === contestant)?.name,
        {
          'mount, ms': time.mount.toFixed(0),
          'slow frames of 300': time.slowFrames,
          'behind of 30': time.framesBehind,
          'main thread, ms a frame': time.mainThread.toFixed(1),
          'heap added, MB': time.heap.toFixed(1),
          'DOM elements': time.elements,
          'page appended, ms': time.append.toFixed(1),
          'gzip, kB': peerSizes[contestant] === undefined ? '' : (peerSizes[contestant] / 1000).toFixed(1),
        },
      ]),
    ),
  );
  if (!arePeersThere) {
    console.log(`Left out, as npm could not install them: ${peers.map(({ name }) => name).join(', ')}.`);
  }
  const { daybookTable, rawDom } = times;
  if (!daybookTable || !rawDom) throw new Error('Daybook and the raw-DOM list are measured in every run.');
  console.log(`One changed row of 100,000 in Daybook: ${daybookTable.rowsDrawnForOne} drawn anew`);
  const broken = brokenLimits(daybookTable, rawDom);
  for (const limit of broken) console.error(limit);
  return { tables: times, peerSizes, broken };
}
