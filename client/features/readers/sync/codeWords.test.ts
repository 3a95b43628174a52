import fc from "fast-check";
import { readWords, writeWords } from "./codeWords";
import { encodeBase64Url } from "./base64";
import { readCode, readFragment, writeFragment } from "./syncCode";

const codes = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(encodeBase64Url);
// A test vector of BIP39: 16 bytes of 0x7f.
const code = encodeBase64Url(new Uint8Array(16).fill(0x7f));
const words = "legal winner thank year wave sausage worth useful legal winner thank yellow";

describe("the words of a code", () => {
  it("are those of BIP39", () => {
    expect(writeWords(code).join(" ")).toBe(words);
  });

  it("give every code back", () => {
    fc.assert(fc.property(codes, (one) => expect(readWords(writeWords(one).join(" "))).toEqual({ code: one })));
  });

  it.each([
    [words.toUpperCase()],
    [words.replaceAll(" ", ", ")],
    [
      words
        .split(" ")
        .map((word, index) => `${index + 1}. ${word}\n`)
        .join(""),
    ],
    [
      words
        .split(" ")
        .map((word) => word.slice(0, 4))
        .join(" "),
    ],
    [`https://wornby.example/favorites${writeFragment(code)}`],
  ])("are read in any form: %j", (text) => {
    expect(readWords(text)).toEqual({ code });
  });

  it.each([
    ["", "Type the 12 words of the code."],
    ["12 34", "Type the 12 words of the code."],
    ["legal winner thank", "A code has 12 words. This has 3."],
    [`${words} legal`, "A code has 12 words. This has 13."],
    [words.replace("worth", "wroth"), 'The 7th word, "wroth", is not in the list. Is it "worth"?'],
    [
      words.replace("winner", "winer"),
      'The 2nd word, "winer", is not in the list. Is it "wine" or "winner" or "winter"?',
    ],
    [words.replace("legal", "xyz"), 'The 1st word, "xyz", is not in the list.'],
    [words.replace("thank", "thankyou"), 'The 3rd word, "thankyou", is not in the list.'],
    [
      words.replace("legal winner", "winner legal"),
      "These words are not a code. One of them is wrong, or two have changed places.",
    ],
  ])("%j: says what is wrong", (text, problem) => {
    expect(readWords(text)).toEqual({ problem });
  });
});

describe("the fragment of an address", () => {
  it("gives every code back, and a code is written in one way", () => {
    fc.assert(
      fc.property(codes, (one) => {
        expect(readFragment(writeFragment(one))).toBe(one);
        expect(readCode(one)).toBe(one);
      }),
    );
    expect(readCode(`${"A".repeat(21)}B`)).toBe("A".repeat(22));
  });

  it.each(["", "#sync=", "#sync=short", `#sync=${"A".repeat(23)}`, `#sync=${"A".repeat(21)}!`, "#looks"])(
    "%j has no code",
    (fragment) => {
      expect(readFragment(fragment)).toBeNull();
    },
  );
});
