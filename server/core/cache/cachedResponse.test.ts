import { createCachedResponse, encodings, getEncodedBody } from "./cachedResponse";

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

  test.each([500, 2_000, 20_000])("of %p bytes keeps about the memory that it says", async (length) => {
    const words = Array.from({ length: length / 5 }, (_, at) => String(at).padStart(5));
    const response = await createCachedResponse(200, {}, Buffer.from(words.join("")));
    for (const encoding of encodings) await getEncodedBody(response, encoding);
    const kept = new Set(Object.values(response.bodies).map(({ body }) => body.buffer));
    const bytes = [...kept].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(bytes).toBeLessThan(1.5 * response.size);
  });
});
