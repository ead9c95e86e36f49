/** A browser with one page, controlled like a user does: by pointer and keyboard. */
export interface Engine {
  /** Such as `Firefox 140.3`. */
  version: string;
  goto(url: string): Promise<void>;
  /** Runs an expression on the page. @returns its value, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  /** Moves the pointer there, and turns its wheel. */
  wheelAt(x: number, y: number, deltaY: number): Promise<void>;
  type(text: string): Promise<void>;
  /** @param chord such as `Enter` or `Control+z`. */
  press(chord: string): Promise<void>;
  /** Sets the width and height of the page. */
  resize(width: number, height: number): Promise<void>;
  /** @returns a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts an engine, which saves files in the folder `downloads`. */
export type StartEngine = (options: { downloads: string }) => Promise<Engine>;
