/** What goes wrong on purpose with requests. Several of these may come together. */
export interface Fault {
  /** Answers this status, with the envelope of a failure, and does not do what was asked. */
  status?: number | undefined;
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number | undefined;
  /** Milliseconds to wait first. */
  delay?: number | undefined;
  /** The connection breaks without an answer, and nothing is done. */
  drop?: boolean | undefined;
  /**
   * What was asked is done, unless the other members keep it from it, and then the connection breaks. `answer`: before anything of
   * the answer can be read. `half`: behind the head and half the body.
   */
  lose?: (typeof losses)[number] | undefined;
  /** `html`: a page of HTML. `malformed`: JSON that ends in the middle. `shape`: the true answer with one value of a wrong type. */
  body?: (typeof bodies)[number] | undefined;
  /** Each page's cursor is the one that was asked with: who trusts it never comes to the end. */
  repeatCursor?: boolean | undefined;
  /** The token of the request ends now, for good: 403 until there is a new one. */
  expireToken?: boolean | undefined;
  /** So many requests pass first: a list loads, and then its update fails. */
  after?: number | undefined;
  /** Only so many requests fail; all unless said. */
  times?: number | undefined;
}

export const losses = ['answer', 'half'] as const;
export const bodies = ['html', 'malformed', 'shape'] as const;

/** From least to most. */
export const bounds = {
  status: [200, 599],
  retryAfter: [0, 86_400],
  delay: [0, 600_000],
  after: [0, 1_000_000],
  times: [0, 1_000_000],
} as const;

/** Thrown where the client shall see a broken connection. Inside a page it is what `fetch` or reading the body rejects with. */
export class ConnectionDropped extends TypeError {
  override readonly name = 'ConnectionDropped';
  /** @param isDone whether what was asked has been done. */
  constructor(readonly isDone: boolean) {
    super('Failed to fetch');
  }
}
