import { useDaybook } from '../src/index.ts';

/** A host's button that reads everything again, as after a write elsewhere. */
export function RefreshButton() {
  const { queryClient } = useDaybook();
  return (
    <button type="button" style={{ marginBlockEnd: '16px' }} onClick={() => queryClient.invalidateQueries()}>
      Read again
    </button>
  );
}
