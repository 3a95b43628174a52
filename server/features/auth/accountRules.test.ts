import { emailProblem, nameProblem, passwordProblem } from "./accountRules";
import { commonPasswords } from "./commonPasswords";

const owner = { name: "Hanne Lind", email: "hanne.lind@example.com" };

describe("a new password", () => {
  test.each([
    ["seven77", "Password must be at least 8 characters"],
    ["", "Password must be at least 8 characters"],
    // Four people as a reader counts them, though each takes two places in the text.
    ["\u{1F600}".repeat(7), "Password must be at least 8 characters"],
    ["x".repeat(1_025), "Password must be at most 1,024 characters"],
    ["x".repeat(1_000_000), "Password must be at most 1,024 characters"],
    ["baseball", "This password is one of the commonest. Please choose another one."],
    [" BaseBall ", "This password is one of the commonest. Please choose another one."],
    ["hanne lind", "Password must not be your name or your email address"],
    ["Hanne.Lind@Example.com", "Password must not be your name or your email address"],
    ["hanne.lind", "Password must not be your name or your email address"],
  ])("%.30j is refused", (password, sentence) => {
    expect(passwordProblem(password, owner)).toBe(sentence);
  });

  test.each(["a long password", "\u{1F600}".repeat(8), "x".repeat(1_024), "pässwörter für alle"])(
    "%.30j is fine",
    (password) => {
      expect(passwordProblem(password, owner)).toBeNull();
    },
  );
});

test("3,000 common passwords are known, all long enough to be chosen", () => {
  expect(commonPasswords.size).toBe(3_000);
  expect([...commonPasswords].filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual(
    [],
  );
});

test("names and addresses have limits", () => {
  expect(nameProblem("  ")).toBe("Name is required");
  expect(nameProblem("x".repeat(101))).toBe("Name must be at most 100 characters");
  expect(nameProblem("李")).toBeNull();
  expect(emailProblem("a@b")).toBe("Please enter a valid email address");
  expect(emailProblem(`${"a".repeat(250)}@example.com`)).toBe("Please enter a valid email address");
  expect(emailProblem("a@example.com\r\nBcc: b@example.com")).toBe("Please enter a valid email address");
  expect(emailProblem(" A@Example.com ")).toBeNull();
});
