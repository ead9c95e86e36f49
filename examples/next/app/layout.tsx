import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { type ReactNode, Suspense } from 'react';
import '@daybook/react/styles.unlayered.css'; // globals.css has an unlayered reset
import './globals.css';

export const metadata: Metadata = { title: 'Books' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Themed>{children}</Themed>
    </Suspense>
  );
}

/** The first HTML has the user's theme, which is read when the page is requested. */
async function Themed({ children }: { children: ReactNode }) {
  const theme = (await cookies()).get('theme')?.value; // chosen by the user; default the system's
  return (
    <html lang="en" data-theme={theme === 'dark' || theme === 'light' ? theme : undefined}>
      <body>{children}</body>
    </html>
  );
}
