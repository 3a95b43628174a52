import nodemailer from "nodemailer";
import { isMailAddress, normalizeMailAddress } from "./mailAddress";

/** The recipient that the mailer tells the mail server. */
async function deliverTo(address: string): Promise<string[]> {
  const transport = nodemailer.createTransport({ streamTransport: true });
  const { envelope } = await transport.sendMail({
    from: "site@wornby.example",
    to: { name: "", address },
    text: "Hello",
  });
  return [envelope.to].flat().map(String);
}

describe("mail addresses", () => {
  test.each([
    ['"\\w\\iclara"@b.example', "a quoted local part with escapes"],
    ['"wiclara"@b.example', "a quoted local part"],
    ['"a\r\n=1+1"@b.example', "a line break in a quoted local part"],
    ['a"b@b.example', "a quote"],
    ["a\\b@b.example", "a backslash"],
    ["wiclara\u202e@b.example", "a bidi override"],
    ["wi\u200bclara@b.example", "a zero-width space"],
    ["wi\u2060clara@b.example", "a word joiner"],
    ["wi\u00adclara@b.example", "a soft hyphen"],
    ["wi\u3164clara@b.example", "a Hangul filler"],
    ["wi\ufe0fclara@b.example", "a variation selector"],
    ["wi\u3000clara@b.example", "a wide space"],
    ["wi\tclara@b.example", "a tab"],
    ["wiclara@b\u200b.example", "a zero-width space in the domain"],
    ["wiclara@b.ex%61mple", "a percent code in the domain"],
    ["wiclara@b\u3002example", "a wide full stop in the domain"],
    ["wiclara@b", "no top-level domain"],
    ["wiclara@[127.0.0.1]", "an address of a network"],
    [`${"r".repeat(250)}@example.com`, "over 254 characters"],
    ["wiclara@b.example, x@c.example", "two addresses"],
    ["Clara <wiclara@b.example>", "a name"],
    ["", "nothing"],
  ])("are refused: %j, %s", (typed) => {
    expect(isMailAddress(typed)).toBe(false);
  });

  test.each([
    [" Wiclara@B.Example\r\n", "wiclara@b.example"],
    ["o'hara+shoes@b.example", "o'hara+shoes@b.example"],
    ["=1+1@b.example", "=1+1@b.example"],
    ["wiclara@BÜCHER.example", "wiclara@xn--bcher-kva.example"],
    ["wiclara@xn--bcher-kva.example", "wiclara@xn--bcher-kva.example"],
    ["mu\u0308ller@b.example", "m\u00fcller@b.example"],
    ["M\u00dcLLER@b.example", "m\u00fcller@b.example"],
    ["用户@例子.example", "用户@xn--fsqu00a.example"],
  ])("%j are stored as %j, whose spelling stays", (typed, stored) => {
    expect(isMailAddress(typed)).toBe(true);
    expect(normalizeMailAddress(typed)).toBe(stored);
    expect(normalizeMailAddress(stored)).toBe(stored);
  });

  test("that differ are different recipients to the mailer", async () => {
    const stored = ["wiclara@b.example", "o'hara+shoes@b.example", "=1+1@b.example", "m\u00fcller@b.example"];
    const recipients = await Promise.all(stored.map(deliverTo));
    expect(recipients).toEqual(stored.map((address) => [address]));
  });
});
