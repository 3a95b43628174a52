import { TextDecoder, TextEncoder } from "node:util";
import { runInThisContext } from "node:vm";

/** Gives the simulated browser what it hides of Node's own, and what it does not simulate. */
export function installBrowserGaps(): void {
  const node = runInThisContext("({ Request, Response, Headers, fetch })") as typeof globalThis;

  /** Node's Request refuses the simulated browser's abort signals. */
  class TestRequest extends node.Request {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      super(input, { ...init, signal: undefined });
    }
  }

  Object.assign(globalThis, {
    TextEncoder,
    TextDecoder,
    Request: TestRequest,
    Response: node.Response,
    Headers: node.Headers,
    fetch: node.fetch,
    // By way of text, for the copies have to belong to the simulated browser's world.
    structuredClone: (value: unknown) =>
      value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown),
  });

  Object.assign(window, {
    scrollTo: () => undefined,
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  });
}
