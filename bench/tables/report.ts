import { installLocked } from '../../scripts/installLocked.ts';
import { brokenLimits } from '../limits.ts';
import { measurePeerSizes } from '../peerSizes.ts';
import { peers, peersFolder, peerVersion } from '../peers.ts';
import { tableLimits } from './limits.ts';
import { measureTables } from './measure.ts';

/** Benchmarks Daybook's table against the raw-DOM list and its peers, and prints the results. */
export async function reportTables() {
  const hasPeers = installLocked(peersFolder);
  const contestants = [
    { contestant: 'rawDom', name: 'raw-DOM virtual list' },
    { contestant: 'daybookTable', name: 'Daybook table' },
    { contestant: 'daybook', name: 'Daybook general ledger' },
    ...(hasPeers ? peers.map((peer) => ({ ...peer, name: `${peer.name} ${peerVersion(peer.package)}` })) : []),
  ];
  const peerSizes = hasPeers ? await measurePeerSizes() : {};
  const names = contestants.map(({ contestant }) => contestant);
  const times = await measureTables(names, 5);

  console.log('\n100,000 loaded rows in Chromium; medians of five runs');
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([contestant, time]) => [
        contestants.find((each) => each.contestant === contestant)?.name,
        {
          'mount, ms': time.mount.toFixed(0),
          'slow frames of 300': time.slowFrames,
          'lagging frames of 30': time.framesBehind,
          'main thread, ms per frame': time.mainThread.toFixed(1),
          'heap added, MB': time.heap.toFixed(1),
          'DOM elements': time.elements,
          'page appended, ms': time.append.toFixed(1),
          'gzip, kB': peerSizes[contestant] === undefined ? '' : (peerSizes[contestant] / 1000).toFixed(1),
        },
      ]),
    ),
  );
  if (!hasPeers) {
    console.log(`Skipped because npm couldn't install them: ${peers.map(({ name }) => name).join(', ')}.`);
  }
  const { daybookTable, rawDom, reactDataGrid } = times;
  if (!daybookTable || !rawDom) throw new Error('Results for Daybook or the raw-DOM list are missing.');
  console.log(`Rows rendered for one changed row of 100,000 in Daybook: ${daybookTable.rowsDrawnForOne}`);
  const broken = brokenLimits(tableLimits(daybookTable, rawDom, reactDataGrid));
  for (const limit of broken) console.error(limit);
  return { tables: times, peerSizes, broken };
}
