import { commonPasswords, emailProblem, nameProblem, passwordProblem } from "./accountRules";

const owner = { name: "Hanne Lind", email: "hanne.lind@example.com" };

describe("account rules", () => {
  test.each([
    ["seven77", "Password must be at least 8 characters"],
    ["", "Password must be at least 8 characters"],
    // Seven visible characters, although each takes two UTF-16 code units.
    ["\u{1F600}".repeat(7), "Password must be at least 8 characters"],
    ["x".repeat(1_025), "Password must be at most 1,024 characters"],
    ["x".repeat(1_000_000), "Password must be at most 1,024 characters"],
    ["baseball", "This password is too common. Please choose another one."],
    [" BaseBall ", "This password is too common. Please choose another one."],
    ["hanne lind", "Password must not be your name or your email address"],
    ["Hanne.Lind@Example.com", "Password must not be your name or your email address"],
    ["hanne.lind", "Password must not be your name or your email address"],
  ])("rejects the new password %.30j", (password, sentence) => {
    expect(passwordProblem(password, owner)).toBe(sentence);
  });

  test.each(["a long password", "\u{1F600}".repeat(8), "x".repeat(1_024), "pässwörter für alle"])(
    "accepts the new password %.30j",
    (password) => {
      expect(passwordProblem(password, owner)).toBeNull();
    },
  );
});

test("knows 3,000 common passwords, all at least as long as the minimum", () => {
  expect(commonPasswords.size).toBe(3_000);
  expect([...commonPasswords].filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual(
    [],
  );
});

test("limits the length of names and email addresses", () => {
  expect(nameProblem("  ")).toBe("Name is required");
  expect(nameProblem("x".repeat(101))).toBe("Name must be at most 100 characters");
  expect(nameProblem("李")).toBeNull();
  expect(emailProblem("a@b")).toBe("Please enter a valid email address");
  expect(emailProblem(`${"a".repeat(250)}@example.com`)).toBe("Please enter a valid email address");
  expect(emailProblem("a@example.com\r\nBcc: b@example.com")).toBe("Please enter a valid email address");
  expect(emailProblem(" A@Example.com ")).toBeNull();
});
