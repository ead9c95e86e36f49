'use client';
import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';

/** Reports the selected rows to the host on every change, and none on unmount. */
export function useOnSelectionChange(
  selected: readonly { id: string }[],
  onSelectionChange: ((ids: string[]) => void) | undefined,
): void {
  const latest = useLatest(onSelectionChange);
  const reported = useRef('');
  const report = useCallback(
    (ids: string) => {
      if (reported.current === ids) return;
      reported.current = ids;
      latest.current?.(ids.split(' ').filter(Boolean));
    },
    [latest],
  );
  const ids = selected.map(({ id }) => id).join(' ');
  useEffect(() => report(ids), [ids, report]);
  useEffect(() => () => report(''), [report]);
}
