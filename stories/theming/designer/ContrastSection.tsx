import { useState } from 'react';
import type { ContrastPair } from './contrastPairs.ts';

const shownAtFirst = 5;

/** The pairs of colors with too little contrast; many are listed on request. */
export function ContrastSection({ pairs }: { pairs: ContrastPair[] }) {
  const [isAllShown, setIsAllShown] = useState(false);
  const low = pairs.filter(({ ratio, atLeast }) => ratio < atLeast);
  return (
    <section className="designer-section">
      <h2>Contrast</h2>
      <p role="status">
        {low.length === 0
          ? `All ${pairs.length} pairs of colors have enough contrast.`
          : `Too little contrast in ${low.length} of ${pairs.length} pairs of colors:`}
      </p>
      <ul>
        {low.slice(0, isAllShown ? undefined : shownAtFirst).map(({ name, ratio, atLeast }) => (
          <li key={name}>
            {name}: {ratio.toFixed(1)}, at least {atLeast}
          </li>
        ))}
      </ul>
      {low.length > shownAtFirst && (
        <button type="button" aria-expanded={isAllShown} onClick={() => setIsAllShown(!isAllShown)}>
          {isAllShown ? 'Show fewer' : `Show all ${low.length}`}
        </button>
      )}
    </section>
  );
}
