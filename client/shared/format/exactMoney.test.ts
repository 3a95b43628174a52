import { exactMoneyText } from "./exactMoney";

it.each([
  ["USD", 513.75, "$513.75"],
  ["USD", 1240, "$1,240.00"],
  ["EUR", 0, "€0.00"],
  ["CHF", 7.5, "CHF\u00a07.50"],
  ["KWD", 1.255, "KWD\u00a01.255"],
  ["JPY", 1255, "¥1,255"],
  ["?", 7.5, "? 7.50"],
])("exactMoneyText: formats %s %d as %s", (currency, amount, text) =>
  expect(exactMoneyText({ currency, amount })).toBe(text),
);
