'use client';
import { type RefObject, useEffect, useRef } from 'react';
import type { MountedValues } from '../../core/state/mountedValues.ts';
import { useStore } from '../../core/state/useStore.ts';
import type { ListTableHandle } from './listTableHandle.ts';

interface OpenRowOptions {
  /** What is open beside lists. */
  openIds: MountedValues<string>;
  /** What the list opened last; reset here. */
  selectedId: RefObject<string | undefined>;
}

/**
 * Makes what is open beside a list its current row. Once what the list opened is closed, its row has the focus, unless the user is
 * elsewhere by then.
 * @returns the id of what is open.
 */
export function useOpenRow(
  table: RefObject<ListTableHandle | null>,
  { openIds, selectedId }: OpenRowOptions,
): string | undefined {
  const openId = useStore(openIds, (ids) => ids.at(-1));
  const before = useRef(openId);
  useEffect(() => {
    const lastId = before.current;
    before.current = openId;
    if (openId !== undefined) {
      if (lastId === undefined && openId !== selectedId.current) selectedId.current = undefined; // opened elsewhere
      table.current?.markRow(openId);
    } else if (lastId !== undefined && selectedId.current !== undefined) {
      selectedId.current = undefined;
      table.current?.returnFocus(lastId);
    }
  }, [openId, table, selectedId]);
  return openId;
}
