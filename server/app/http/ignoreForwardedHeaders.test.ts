import type { IncomingMessage, ServerResponse } from "node:http";
import { parseTrustedProxies } from "../../config/trustedProxies";
import { ignoreForwardedHeaders } from "./ignoreForwardedHeaders";

const sent = {
  host: "wornby.example",
  "x-forwarded-for": "192.0.2.1",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  tracestate: "a=b",
};

/** Returns the headers that the server reads of a request from this address. */
function read(proxies: string, remoteAddress: string | undefined): object {
  const request = { headers: { ...sent }, socket: { remoteAddress } } as unknown as IncomingMessage;
  const listener = jest.fn();
  ignoreForwardedHeaders(parseTrustedProxies(proxies) ?? null)(listener)(request, {} as ServerResponse);
  expect(listener).toHaveBeenCalledTimes(1);
  return request.headers;
}

test("forwarded headers and traces count from a trusted proxy only", () => {
  expect(read("1", "127.0.0.1")).toEqual(sent);
  expect(read("10.0.0.0/8", "10.1.2.3")).toEqual(sent);
  const own = { host: "wornby.example" };
  expect(read("0", "127.0.0.1")).toEqual(own);
  expect(read("1", "198.51.100.7")).toEqual(own);
  expect(read("10.0.0.0/8", "127.0.0.1")).toEqual(own);
  expect(read("1", undefined)).toEqual(own);
});
