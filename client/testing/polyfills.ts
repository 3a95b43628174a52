/** Adds to jsdom the Node APIs that it hides and browser APIs that it lacks. */
import { TextDecoder, TextEncoder } from "node:util";
import { runInThisContext } from "node:vm";

const node = runInThisContext(
  "({ Request, Response, Headers, fetch, ReadableStream, TransformStream })",
) as typeof globalThis;

/** Node's Request rejects jsdom's abort signals. */
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
  ReadableStream: node.ReadableStream,
  TransformStream: node.TransformStream,
  Headers: node.Headers,
  fetch: node.fetch,
  // Through JSON, because the copies must use jsdom's own classes.
  structuredClone: (value: unknown) =>
    value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown),
});

Object.assign(Blob.prototype, {
  arrayBuffer(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsArrayBuffer(this);
    });
  },
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
