/** A deliberate failure of requests. Members can be combined. */
export interface Fault {
  /** Responds with this status and a failure envelope, without handling the request. */
  status?: number | undefined;
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number | undefined;
  /** Milliseconds to wait first. */
  delay?: number | undefined;
  /** Drops the connection without handling the request. */
  drop?: boolean | undefined;
  /**
   * Handles the request, unless another member prevents that, and then drops the connection. `response`: before any
   * readable part of the response. `half`: after the headers and half of the body.
   */
  lose?: (typeof losses)[number] | undefined;
  /** `html`: an HTML page. `malformed`: truncated JSON. `shape`: the real response with one value of the wrong type. */
  body?: (typeof bodies)[number] | undefined;
  /** Each page returns the cursor of its request, so that naive paging never ends. */
  repeatCursor?: boolean | undefined;
  /** Expires the token of the request: 403 until the client gets a new one. */
  expireToken?: boolean | undefined;
  /** The number of requests that succeed first, for example the initial load of a list. */
  after?: number | undefined;
  /** The number of requests that fail; all by default. */
  times?: number | undefined;
}

export const losses = ['response', 'half'] as const;
export const bodies = ['html', 'malformed', 'shape'] as const;

/** Minimum and maximum. */
export const bounds = {
  status: [200, 599],
  retryAfter: [0, 86_400],
  delay: [0, 600_000],
  after: [0, 1_000_000],
  times: [0, 1_000_000],
} as const;

/** Thrown to simulate a dropped connection. In a page, `fetch` or reading the body rejects with it. */
export class ConnectionDropped extends TypeError {
  override readonly name = 'ConnectionDropped';
  /** @param isHandled whether the service handled the request. */
  constructor(readonly isHandled: boolean) {
    super('Failed to fetch');
  }
}
