/** A request from the page to the worker, sent with a port for the response. Any message on that port aborts it. */
export interface RequestMessage {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** The response, or the error message. */
export type ResponseMessage =
  | { status: number; statusText: string; headers: [string, string][]; body: ArrayBuffer | null }
  | { failure: string };
