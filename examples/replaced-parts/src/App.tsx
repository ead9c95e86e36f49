import { lazy, Suspense, useEffect, useState } from 'react';

// Each with its own styles.
const Shadcn = lazy(() => import('./shadcn/Page.tsx'));
const Mui = lazy(() => import('./mui/Page.tsx'));

/** The books of the signed-in user, in one of two design systems. */
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
  const Page = location.pathname === '/mui' ? Mui : Shadcn;
  return (
    <Suspense>
      <nav aria-label="Books" style={{ padding: '1rem' }}>
        <a href="/">shadcn/ui</a> <a href="/mui">MUI</a>
      </nav>
      <Page userId={userId} />
    </Suspense>
  );
}
