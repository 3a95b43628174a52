import type { FastifyRequest } from "fastify";
import { parseCampaign, readVisitor } from "./requestVisitor";

describe("queued visitor data", () => {
  test("is bounded for headers of any length", () => {
    const headers = { "user-agent": "Mozilla/5.0 ".repeat(1_000), cookie: "x".repeat(10_000) };
    const request = { headers, method: "GET", ip: "203.0.113.1", cookies: {} } as unknown as FastifyRequest;
    expect(JSON.stringify(readVisitor(request)).length).toBeLessThan(1_000);
  });
});

describe("campaign in an address", () => {
  test.each([
    [{ utm_campaign: "fall-2026", c: "other" }, "fall-2026"],
    [{ c: "Été | pins" }, "Été | pins"],
    [{ utm_campaign: "ann@a.example" }, ""],
    [{ utm_campaign: "<b>" }, ""],
    [{ utm_campaign: "a\u0000" }, ""],
    [{ utm_campaign: "x".repeat(81) }, ""],
    [{ c: ["a", "b"] }, ""],
    [{}, ""],
  ])("of %j is %j", (parameters, campaign) => {
    expect(parseCampaign(parameters)).toBe(campaign);
  });
});
