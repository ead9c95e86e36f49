/** A request as a page hands it to the worker, with a port for its answer. Anything sent on that port aborts it. */
export interface RequestMessage {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** The answer, or why there is none. */
export type AnswerMessage =
  | { status: number; statusText: string; headers: [string, string][]; body: ArrayBuffer | null }
  | { failure: string };
