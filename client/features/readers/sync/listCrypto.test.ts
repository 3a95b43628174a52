import { decodeBase64, decodeBase64Url, encodeBase64 } from "./base64";
import { decryptText, deriveKeys, encryptText } from "./listCrypto";
import { createCode } from "./syncCode";

const text = '{"looks":["3f2b8c1e-0000-4000-8000-000000000001"]}';

describe("an encrypted list", () => {
  it("is opened by its code alone", async () => {
    const code = createCode();
    const content = await encryptText(await deriveKeys(code), text);
    expect(await decryptText(await deriveKeys(code), content)).toBe(text);
    await expect(decryptText(await deriveKeys(createCode()), content)).rejects.toThrow();
  });

  it("differs each time, and shows nothing of the list", async () => {
    const keys = await deriveKeys(createCode());
    const [one, other] = [await encryptText(keys, text), await encryptText(keys, text)];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, "base64").toString("latin1")).not.toContain("3f2b8c1e");
  });

  it("is refused when it was changed, cut, or belongs to another id", async () => {
    const keys = await deriveKeys(createCode());
    const content = await encryptText(keys, text);
    const changed = decodeBase64(content);
    changed[20] = (changed[20] ?? 0) ^ 1;
    await expect(decryptText(keys, encodeBase64(changed))).rejects.toThrow();
    await expect(decryptText(keys, encodeBase64(changed.slice(0, 12)))).rejects.toThrow();
    await expect(decryptText({ ...keys, id: "another" }, content)).rejects.toThrow();
  });

  it("takes a long list: 5,000 ids in less than 256 kB", async () => {
    const ids = JSON.stringify(Array.from({ length: 5_000 }, () => crypto.randomUUID()));
    const keys = await deriveKeys(createCode());
    expect(await decryptText(keys, await encryptText(keys, ids))).toBe(ids);
  });
});

describe("the keys of a code", () => {
  it("are the same everywhere, differ by code, and do not contain it", async () => {
    const code = "AAECAwQFBgcICQoLDA0ODw";
    const { id, token, key } = await deriveKeys(code);
    expect([decodeBase64Url(id).length, decodeBase64Url(token).length]).toEqual([16, 32]);
    expect(await deriveKeys(code)).toMatchObject({ id, token });
    expect(await deriveKeys(createCode())).not.toMatchObject({ id });
    expect(id).not.toBe(code);
    expect(token).not.toContain(id);
    expect(key.extractable).toBe(false);
  });
});
