import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, inject, test, vi } from 'vitest';
import { accessOf } from '../../../src/core/session/session.ts';
import { useUnsent } from '../../../src/form/leaving/useUnsent.ts';
import { createSession, DaybookProvider } from '../../../src/index.ts';

const baseUrl = inject('sandboxUrl');

test('a session gets one listener, however often the connection is lost', () => {
  const session = createSession({ identity: 'commuter', fetchToken: async () => 'token' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <main>
      <h1>Notes</h1>
      <DaybookProvider baseUrl={baseUrl} session={session}>
        {children}
      </DaybookProvider>
    </main>
  );
  const send = vi.fn<(change: string) => void>();
  const keepUnsent = renderHook(() => useUnsent('notes', send), { wrapper }).result.current;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const subscribe = vi.spyOn(accessOf(session), 'beforeEnd');
  for (const change of ['first', 'second', 'third']) {
    keepUnsent(change);
    window.dispatchEvent(new Event('online'));
  }
  expect(send.mock.calls.map(([change]) => change)).toEqual(['first', 'second', 'third']);
  expect(subscribe).toHaveBeenCalledOnce();

  keepUnsent('fourth');
  session.logout();
  window.dispatchEvent(new Event('online'));
  expect(send).toHaveBeenCalledTimes(3);
});
