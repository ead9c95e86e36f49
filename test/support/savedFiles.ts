import Papa from 'papaparse';
import { vi } from 'vitest';

/** Records the files that the page saves. */
export function recordSavedFiles(): { name: string; blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:test/${blobs.size}`;
    blobs.set(url, blob as Blob); // the library creates no other object
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  });
  return files;
}

/** The lines of a CSV file; the first has the names of the columns. */
export async function readCsv(blob: Blob | undefined): Promise<string[][]> {
  const text = (await blob?.text()) ?? '';
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd()).data;
}
