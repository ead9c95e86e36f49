'use client';
import { createContext } from 'react';

/**
 * Tells the form of an upload in progress, which its saves wait for.
 * @param upload resolves with whether it succeeded.
 * @returns a function that says whether its files still belong to a document of the form.
 */
type OnUpload = (upload: Promise<boolean>) => () => boolean;

/** Outside a form that saves attachments, nothing waits. */
export const ignoreUpload: OnUpload = () => () => true;

export const UploadContext = createContext(ignoreUpload);
