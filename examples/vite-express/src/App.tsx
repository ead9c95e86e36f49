import { DaybookProvider, fetchTokenFrom } from '@daybook/react';
import { useEffect, useState } from 'react';
import { Books } from './Books.tsx';

const fetchToken = fetchTokenFrom('/api/books-token');

/** The books of the signed-in user. */
export function App() {
  const [userId, setUserId] = useState<string | null>();
  useEffect(() => {
    const left = new AbortController();
    fetch('/api/session', { signal: left.signal })
      .then((response) => response.json())
      .then((session: { userId: string | null }) => setUserId(session.userId))
      .catch(() => {
        if (!left.signal.aborted) setUserId(null);
      });
    return () => left.abort();
  }, []);

  if (userId === undefined) return null;
  if (userId === null) {
    return (
      <form method="post" action="/api/sign-in">
        <button type="submit">Sign in</button>
      </form>
    );
  }
  return (
    <DaybookProvider baseUrl="/books-api" identity={userId} fetchToken={fetchToken}>
      <Books />
    </DaybookProvider>
  );
}
