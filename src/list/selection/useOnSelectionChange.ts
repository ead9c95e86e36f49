'use client';
import { useCallback, useEffect, useRef } from 'react';
import { useHostCallback } from '../../core/state/useHostCallback.ts';

/** Reports the selected rows to the host on every change, and none on unmount. */
export function useOnSelectionChange(
  selected: readonly { id: string }[],
  onSelectionChange: ((ids: string[]) => void) | undefined,
): void {
  const callHost = useHostCallback(onSelectionChange);
  const reported = useRef<readonly string[]>([]);
  const report = useCallback(
    (ids: readonly string[]) => {
      if (ids.length === reported.current.length && ids.every((id, index) => id === reported.current[index])) return;
      reported.current = ids;
      callHost([...ids]);
    },
    [callHost],
  );
  useEffect(() => report(selected.map(({ id }) => id)), [selected, report]);
  useEffect(() => () => report([]), [report]);
}
