'use client';
import { createContext } from 'react';

/** Tells the form of an upload in progress, which its saves wait for. The upload resolves with whether it succeeded. */
export const UploadContext = createContext<(upload: Promise<boolean>) => void>(() => {});
