import type { ReactNode } from 'react';

export type Fact = readonly [term: string, value: ReactNode];

/**
 * Terms and values; empty ones are left out.
 * @param first precedes them, unless one of them says the same.
 */
export function Facts({ facts, first }: { facts: readonly Fact[]; first?: Fact }) {
  const isRepeated = facts.some(([, value]) => value === first?.[1]);
  return (
    <dl>
      {(first && !isRepeated ? [first, ...facts] : facts).map(([term, value]) =>
        value ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
