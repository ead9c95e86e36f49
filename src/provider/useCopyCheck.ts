'use client';
import { useEffect } from 'react';

declare const process: { env: { NODE_ENV?: string } };

const version = '0.1.0'; // a test compares it with package.json
/** This copy of the library. */
const own: Copy = { version, isReported: false };
const first = Symbol.for('@daybook/react');

interface Copy {
  version: string;
  isReported: boolean;
}

/** Warns once, in development, if another copy of the library has a provider on this page. The custom elements don't count. */
export function useCopyCheck(): void {
  useEffect(() => {
    try {
      // Bundlers replace this exact expression, and drop the message.
      if (process.env.NODE_ENV === 'production') return;
    } catch {
      return; // without a bundler, the mode is unknown
    }
    const page = globalThis as { [first]?: Copy };
    page[first] ??= own;
    const other = page[first];
    if (other === own || own.isReported) return;
    own.isReported = true;
    // biome-ignore lint/suspicious/noConsole: nothing is wrong for the user yet
    console.warn(
      `Two copies of @daybook/react are on this page (versions ${other.version} and ${version}). Components and hooks from one ` +
        'copy can’t use the other’s provider, and data is loaded twice. Run npm ls @daybook/react and keep one version. If both ' +
        'versions are the same, add @daybook/react to your bundler’s dedupe option (Vite: resolve.dedupe).',
    );
  }, []);
}
