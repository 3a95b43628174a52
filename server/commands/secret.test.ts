import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { askSecret, readSecret } from "./secret";

describe("a secret from a terminal", () => {
  const typing = (keys: string) => {
    const input = new PassThrough();
    const output = new PassThrough();
    const secret = askSecret("Password: ", input, output);
    input.write(keys);
    return { secret, shown: () => text(output.end()) };
  };

  test("is the typed and corrected text, without echo", async () => {
    const { secret, shown } = typing("correct hors\x7fse\r");
    expect(await secret).toBe("correct horse");
    expect(await shown()).toBe("Password: \n");
  });

  test.each([
    ["Ctrl+C", "\x03"],
    ["Ctrl+D", "\x04"],
  ])("is given up with %s", async (_, key) => {
    const { secret } = typing(key);
    await expect(secret).rejects.toThrow("Stopped. Nothing was changed.");
  });
});

describe("a secret from standard input", () => {
  test("is the first line, including spaces", async () => {
    expect(await readSecret(Readable.from(["a long ", "password \r\nmore"]))).toBe("a long password ");
  });

  test("is rejected when the input is empty", async () => {
    await expect(readSecret(Readable.from([]))).rejects.toThrow("There is no password on standard input.");
  });

  test("is rejected when it is too long", async () => {
    await expect(readSecret(Readable.from(["x".repeat(9_000)]))).rejects.toThrow("too long");
  });
});
