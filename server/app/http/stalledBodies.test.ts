import http from "node:http";
import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { abortStalledBodies } from "./stalledBodies";

const patience = 1_000;
/** Milliseconds between two bytes of a slow body. */
const pace = 60;

describe("stalled request bodies", () => {
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
  afterAll(() => app.close());

  /** Sends the given number of bytes slowly, then nothing. @returns the response, and whether the body was complete. */
  function trickle(path: string, sent: number, length = sent): Promise<[text: string, end: "whole" | "cut off"]> {
    const headers = { "content-type": "text/plain", "content-length": length };
    const request = http.request({ port, host: "127.0.0.1", path, method: "POST", headers, agent: false });
    let left = sent;
    let text = "";
    const timer = setInterval(() => (left-- > 0 ? request.write("x") : clearInterval(timer)), pace);
    request.on("response", (response) => response.on("data", (chunk) => (text += String(chunk))));
    request.on("error", () => undefined);
    return new Promise((resolve) => {
      request.on("close", () => {
        clearInterval(timer);
        resolve([text, left <= 0 && sent === length ? "whole" : "cut off"]);
      });
    });
  }

  test("are accepted while a file keeps arriving", async () => {
    expect(await trickle("/api/pictures", 25)).toEqual(['{"length":25}', "whole"]);
  });

  test.each([
    ["a file stops", "/api/pictures", 3, 25, ""],
    ["no file is expected", "/graphql", 50, 50, ""],
    ["the route reads no file", "/api/closed", 100, 100, "{}"],
  ])("are cut off where %s", async (_, path, sent, length, expectedText) => {
    expect(await trickle(path, sent, length)).toEqual([expectedText, "cut off"]);
  });
});
