import { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url } from "./base64";

/** What a code gives. The server gets the id and the token; the key stays in the browser. */
export interface ListKeys {
  id: string;
  token: string;
  key: CryptoKey;
}

const nonceBytes = 12;

/** Whether this browser can encrypt: on plain http it offers no cryptography. */
export const canEncrypt = (): boolean =>
  typeof crypto !== "undefined" && "subtle" in crypto && typeof CompressionStream === "function";

/** Derives id, write token and key from a code (HKDF): none of them reveals the code or another one. */
export async function deriveKeys(code: string): Promise<ListKeys> {
  const secret = await crypto.subtle.importKey("raw", decodeBase64Url(code), "HKDF", false, [
    "deriveBits",
    "deriveKey",
  ]);
  const derivation = (purpose: string): HkdfParams => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`wornby sync ${purpose}`),
  });
  const derive = async (purpose: string, bits: number): Promise<string> =>
    encodeBase64Url(new Uint8Array(await crypto.subtle.deriveBits(derivation(purpose), secret, bits)));
  const aes = { name: "AES-GCM", length: 256 };
  const [id, token, key] = await Promise.all([
    derive("id", 128),
    derive("token", 256),
    crypto.subtle.deriveKey(derivation("key"), secret, aes, false, ["encrypt", "decrypt"]),
  ]);
  return { id, token, key };
}

const pipe = async (
  bytes: ArrayBuffer | string,
  stream: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> => new Response(new Response(bytes).body?.pipeThrough(stream)).arrayBuffer();

/** The id is authenticated, too: a server cannot answer with the list of another id. */
const cipher = ({ id }: ListKeys, nonce: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: "AES-GCM",
  iv: nonce,
  additionalData: new TextEncoder().encode(id),
});

/** Encrypts a text. @returns the nonce and the encrypted, compressed text in base64. */
export async function encryptText(keys: ListKeys, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const plain = await pipe(text, new CompressionStream("gzip"));
  const encrypted = new Uint8Array(await crypto.subtle.encrypt(cipher(keys, nonce), keys.key, plain));
  const content = new Uint8Array(nonceBytes + encrypted.length);
  content.set(nonce);
  content.set(encrypted, nonceBytes);
  return encodeBase64(content);
}

/** Decrypts a text; rejects what was encrypted with another code, or changed since. */
export async function decryptText(keys: ListKeys, content: string): Promise<string> {
  const bytes = decodeBase64(content);
  const nonce = bytes.slice(0, nonceBytes);
  const plain = await crypto.subtle.decrypt(cipher(keys, nonce), keys.key, bytes.slice(nonceBytes));
  return new TextDecoder().decode(await pipe(plain, new DecompressionStream("gzip")));
}
