import type { FastifyRequest } from "fastify";
import { readVisitor } from "./requestVisitor";

describe("queued visitor data", () => {
  test("is bounded for headers of any length", () => {
    const headers = { "user-agent": "Mozilla/5.0 ".repeat(1_000), cookie: "x".repeat(10_000) };
    const request = { headers, method: "GET", ip: "203.0.113.1", cookies: {} } as unknown as FastifyRequest;
    expect(JSON.stringify(readVisitor(request)).length).toBeLessThan(1_000);
  });
});
