import { createCachedResponse, getEncodedBody } from "./cachedResponse";

describe("a cached response", () => {
  test.each([
    ["a page", 200_000, false],
    ["what a program reads", 20_000, true],
  ])("is sent without an encoding: %s of %p bytes, kept: %p", async (_, length, isKept) => {
    const body = Buffer.from("look ".repeat(length / 5));
    const response = await createCachedResponse(200, { "content-type": "text/plain" }, body);
    for (let n = 0; n < 2; n++) {
      const { headers, body: sent } = await getEncodedBody(response, "identity");
      expect(sent.equals(body)).toBe(true);
      expect(headers).toEqual(expect.arrayContaining(["content-length", String(length)]));
    }
    expect(response.bodies.identity !== undefined).toBe(isKept);
    expect(response.size > length).toBe(isKept);
  });
});
