'use client';
import { createContext } from 'react';

/** A file that the host has uploaded. */
export interface UploadedFile {
  id: string;
  fileName?: string | null | undefined;
  fileSize?: string | null | undefined;
  url?: string | null | undefined;
}

/**
 * Tells the form of an upload in progress, which its saves wait for.
 * @param upload resolves with whether it succeeded.
 * @returns a function that says whether its files still belong to a document of the form.
 */
export type OnUpload = (upload: Promise<boolean>) => () => boolean;

interface Uploads {
  onUpload: OnUpload;
  /** The files of all documents in the form: values have only their ids, and a document that is left and shown again names them. */
  uploaded: readonly UploadedFile[];
  addUploaded: (files: readonly UploadedFile[]) => void;
}

export const UploadContext = createContext<Uploads | undefined>(undefined);
