import { convertPrice } from "./convertPrice";

const rates = Object.entries({ USD: 1.0772, GBP: 0.8325, JPY: 162.4, HUF: 410.6, KWD: 0.3312, CAD: 1.5 }).map(
  ([currency, perEuro]) => ({ currency, perEuro, day: "2026-11-24" }),
);

describe("converted price", () => {
  test.each([
    ["€49.90", 49.9, "EUR", "USD", "about $54"],
    ["$53.86", 53.86, "USD", "EUR", "about €50"],
    ["£80", 80, "GBP", "USD", "about $104"],
    // Three digits are as exact as the rates.
    ["€1,299", 1299, "EUR", "USD", "about $1,400"],
    ["€123,456", 123_456, "EUR", "USD", "about $133,000"],
    ["€5", 5, "EUR", "USD", "about $5.39"],
    ["€8", 8, "EUR", "CAD", "about CA$12"],
    ["€2", 2, "EUR", "CAD", "about CA$3"],
    ["$10.77", 10.77, "USD", "EUR", "about €10"],
    // Currencies without decimals.
    ["€49.90", 49.9, "EUR", "JPY", "about ¥8,100"],
    ["€0.02", 0.02, "EUR", "JPY", "about ¥3"],
    ["JPY 12,800", 12_800, "JPY", "USD", "about $85"],
    ["HUF 500", 500, "HUF", "JPY", "about ¥198"],
    ["€0.02", 0.02, "EUR", "HUF", "about HUF 8"],
    // Currencies with three decimals.
    ["KWD 1.250", 1.25, "KWD", "USD", "about $4.07"],
    ["$4.07", 4.07, "USD", "KWD", "about KWD 1.25"],
    ["€49.90", 49.9, "EUR", "KWD", "about KWD 17"],
    ["From €12", 12, "EUR", "USD", "from about $13"],
    ["€50 - €80", 50, "EUR", "USD", "from about $54"],
    ["€50 to €80", 50, "EUR", "USD", "from about $54"],
  ])("of %s, %d %s, is in %s: %s", (text, amount, currency, target, converted) =>
    expect(convertPrice({ text, amount, currency }, target, { rates })).toBe(converted),
  );

  test.each([
    ["in the same currency", "$90", 90, "USD", "USD"],
    ["in the same currency without a rate", "SEK 90", 90, "SEK", "SEK"],
    ["from a currency without a rate", "SEK 90", 90, "SEK", "USD"],
    ["to a currency without a rate", "$90", 90, "USD", "SEK"],
    ["to what is no currency", "$90", 90, "USD", "constructor"],
    ["of nothing", "$0", 0, "USD", "EUR"],
    ["that rounds to nothing", "JPY 0.4", 0.4, "JPY", "USD"],
  ])("is missing %s", (_, text, amount, currency, target) =>
    expect(convertPrice({ text, amount, currency }, target, { rates })).toBeNull(),
  );
});
