import { comparisonText } from "./payoutText";

const payout = (currency: string, amount: number, approved: number, difference: number, takenBack: string[] = []) => ({
  id: "1",
  program: "Northloom",
  paidOn: "2026-08-15",
  from: "2026-06-01",
  to: "2026-06-30",
  note: "",
  currency,
  amount,
  comparison: { approved, difference, takenBack: takenBack.slice(0, 2), takenBackCount: takenBack.length },
});

test.each([
  [payout("USD", 500, 500, 0), "The network paid what the reports approved: $500.00."],
  [
    payout("USD", 500, 512.4, 12.4),
    "The network paid $12.40 less than the reports approved: $512.40 approved, $500.00 paid.",
  ],
  [
    payout("KWD", 1.255, 1.25, -0.005),
    "The network paid KWD\u00a00.005 more than the reports approved: KWD\u00a01.250 approved, KWD\u00a01.255 paid.",
  ],
  [
    payout("USD", 30, 10, -20, ["T1", "T2", "T3"]),
    "The network paid $20.00 more than the reports approved: $10.00 approved, $30.00 paid. Declined or refunded after the payment: T1, T2 and 1 more.",
  ],
])("comparisonText: says %#", (row, sentence) => expect(comparisonText(row)).toBe(sentence));
