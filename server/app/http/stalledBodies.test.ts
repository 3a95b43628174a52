import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { fakeOnly } from "../../testing/time/fakeTimers";
import { waitUntil } from "../../testing/time/waiting";
import { abortStalledBodies } from "./stalledBodies";

const patience = 10_000;
/** Milliseconds between two bytes of a slow body. */
const pace = 4_000;

describe("stalled request bodies", () => {
  const agent = new http.Agent({ keepAlive: true });
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    app = fastify();
    abortStalledBodies(app, patience, "/api/");
    app.post("/api/pictures", ({ body }) => ({ length: String(body).length }));
    app.post("/graphql", () => ({}));
    app.post("/api/closed", { onRequest: async (_, reply) => reply.status(401).send({}) }, () => ({}));
    await app.listen({ port: 0, host: "127.0.0.1" });
    port = (app.server.address() as AddressInfo).port;
  });
  beforeEach(() => jest.useFakeTimers(fakeOnly("Date", "setInterval", "clearInterval")));
  afterEach(() => jest.useRealTimers());
  afterAll(async () => {
    agent.destroy();
    await app.close();
  });

  /** Sends the given number of bytes slowly, then nothing. @returns the response, and whether the body was complete. */
  async function trickle(path: string, sent: number, length = sent): Promise<[text: string, end: "whole" | "cut off"]> {
    const headers = { "content-type": "text/plain", "content-length": length };
    const request = http.request({ port, host: "127.0.0.1", path, method: "POST", headers, agent });
    let text = "";
    request.on("response", (response) => response.on("data", (chunk) => (text += String(chunk))));
    request.on("error", () => undefined);
    const closed = new Promise((resolve) => request.on("close", resolve));
    request.flushHeaders();
    const [{ socket }] = (await once(app.server, "request")) as [http.IncomingMessage];
    const headBytes = socket.bytesRead;
    let arrived = 0;
    const send = async () => {
      jest.advanceTimersByTime(pace);
      request.write("x");
      await waitUntil(() => socket.destroyed || socket.bytesRead > headBytes + arrived);
      arrived = socket.bytesRead - headBytes;
    };
    while (arrived < sent && !socket.destroyed) await send();
    if (arrived === length) request.end();
    else jest.advanceTimersByTime(2 * patience);
    await closed;
    return [text, arrived === length ? "whole" : "cut off"];
  }

  test("are accepted while a file keeps arriving", async () => {
    expect(await trickle("/api/pictures", 8)).toEqual(['{"length":8}', "whole"]);
  });

  test.each([
    ["a file stops", "/api/pictures", 3, 8, ""],
    ["no file is expected", "/graphql", 8, 8, ""],
    ["the route reads no file", "/api/closed", 8, 8, "{}"],
  ])("are cut off where %s", async (_, path, sent, length, expectedText) => {
    expect(await trickle(path, sent, length)).toEqual([expectedText, "cut off"]);
  });
});
