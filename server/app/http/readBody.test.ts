import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { readBody } from "./readBody";

test("a body that has arrived in several chunks is read whole", async () => {
  const request = Object.assign(new PassThrough(), { complete: true, headers: {} });
  request.write('{"query":');
  request.end('"{ celebrities }"}');
  const body = await readBody(request as unknown as IncomingMessage, {} as ServerResponse);
  expect(body).toBe('{"query":"{ celebrities }"}');
});
