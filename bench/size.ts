/** The bundle size of an import. */
export interface Size {
  name: string;
  /** Gzipped bytes of the initial chunks. */
  bytes: number;
  /** Gzipped bytes of lazy chunks, such as the calendar. */
  later: number;
  /** For the initial chunks; for `everything`, for all chunks. */
  limit: number;
}

/** Whether an import exceeds its limit. */
export function isOver({ name, bytes, later, limit }: Size): boolean {
  return bytes + (name === 'everything' ? later : 0) > limit;
}
