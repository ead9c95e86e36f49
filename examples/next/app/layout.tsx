import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@daybook/react/styles.unlayered.css'; // globals.css has an unlayered reset
import './globals.css';

export const metadata: Metadata = { title: 'Books' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
