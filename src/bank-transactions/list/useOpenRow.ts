'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from '../../core/query/useStore.ts';
import type { ListTableHandle } from '../../list/table/listTableHandle.ts';
import { useListSession } from '../review/useListSession.ts';

/**
 * Makes the transaction in an editor the current row. Once an editor that the list opened is gone, its row has the focus, unless the
 * user is elsewhere by then.
 * @param selectedId the transaction that the list opened last; reset here.
 * @returns the id of the transaction in the editor.
 */
export function useOpenRow(
  table: RefObject<ListTableHandle | null>,
  selectedId: RefObject<string | undefined>,
): string | undefined {
  const openId = useStore(useListSession().openIds, (ids) => ids.at(-1));
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
