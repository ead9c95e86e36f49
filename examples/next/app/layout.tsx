import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import '@daybook/react/styles.unlayered.css'; // globals.css has an unlayered reset
import './globals.css';

export const metadata: Metadata = { title: 'Books' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = (await cookies()).get('theme')?.value; // chosen by the user; default the system's
  return (
    <html lang="en" data-theme={theme === 'dark' || theme === 'light' ? theme : undefined}>
      <body>{children}</body>
    </html>
  );
}
