import { generateKeyPairSync } from "node:crypto";
import { parseEnvironment } from "./environment";

const pem = (type: "rsa" | "ed25519"): string => {
  const { privateKey } =
    type === "rsa" ? generateKeyPairSync("rsa", { modulusLength: 2048 }) : generateKeyPairSync("ed25519");
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
};
const key = pem("rsa");
const smtp = { SMTP_URL: "smtps://me:s3cr3t@smtp.example.com", MAIL_FROM: "WornBy <Mail@wornby.example>" };
const dkim = { DKIM_DOMAIN: "wornby.example", DKIM_SELECTOR: "mail", DKIM_KEY: key };

describe("the mail account of the environment", () => {
  test("is the server, the sender and the signature", () => {
    expect(parseEnvironment({}).mail).toBeNull();
    expect(parseEnvironment({ MAIL_FROM: smtp.MAIL_FROM }).mail).toBeNull();
    expect(parseEnvironment({ ...smtp, ...dkim, MAIL_PER_MINUTE: "60" }).mail).toEqual({
      url: smtp.SMTP_URL,
      from: { name: "WornBy", address: "mail@wornby.example" },
      dkim: { domainName: "wornby.example", keySelector: "mail", privateKey: key },
      perMinute: 60,
    });
    expect(parseEnvironment({ ...smtp, MAIL_FROM: "a@b.example" }).mail?.from).toEqual({
      name: "",
      address: "a@b.example",
    });
  });

  test("has its key as one line, too", () => {
    const variables = { ...smtp, ...dkim, DKIM_KEY: key.replaceAll("\n", "\\n") };
    expect(parseEnvironment(variables).mail?.dkim?.privateKey).toBe(key);
  });

  test.each([
    [{ SMTP_URL: "http://me:s3cr3t@smtp.example.com" }, "SMTP_URL must be an address that begins with smtp://"],
    [{ SMTP_URL: "smtp.example.com" }, "SMTP_URL must be an address that begins with smtp://"],
    [{ MAIL_FROM: "" }, "SMTP_URL needs MAIL_FROM"],
    [{ MAIL_FROM: "WornBy" }, "MAIL_FROM must be an address such as"],
    [{ MAIL_FROM: "Worn\nBy <mail@wornby.example>" }, "MAIL_FROM must be an address such as"],
    [{ MAIL_PER_MINUTE: "0" }, "MAIL_PER_MINUTE must be a whole number from 1 to 60000"],
    [{ DKIM_KEY: "s3cr3t", DKIM_DOMAIN: "", DKIM_SELECTOR: "" }, "Set DKIM_DOMAIN, DKIM_SELECTOR."],
    [{ DKIM_KEY: "" }, "Set DKIM_KEY or DKIM_KEY_FILE."],
    [{ DKIM_KEY_FILE: "/dev/null" }, "Set DKIM_KEY or DKIM_KEY_FILE, not both."],
    [{ DKIM_KEY: "s3cr3t" }, "DKIM_KEY must have a private key for RSA in PEM"],
    [{ DKIM_KEY: pem("ed25519") }, "DKIM_KEY must have a private key for RSA in PEM"],
    [{ DKIM_DOMAIN: "wornby example" }, "DKIM_DOMAIN must be a name such as wornby.example."],
    [{ DKIM_SELECTOR: "my/mail" }, "DKIM_SELECTOR must be a name such as mail2026."],
  ])("stops the start with a sentence without its secrets: %j", (variables, sentence) => {
    const parse = () => parseEnvironment({ ...smtp, ...dkim, ...variables });
    expect(parse).toThrow(sentence);
    expect(parse).not.toThrow("s3cr3t");
  });
});
