import type { PayoutRowFragment } from "../../../../../graphql/generated/adminOperations";
import { shortDate } from "../../../../../shared/format/date";
import { exactMoneyText } from "../../../../../shared/format/exactMoney";

/** "Jun 1, 2026 to Jun 30, 2026" */
export const periodText = ({ from, to }: Pick<PayoutRowFragment, "from" | "to">): string =>
  `${shortDate(from)} to ${shortDate(to)}`;

/** Says in a sentence what the network paid more or less than the reports approved, and which sales it took back. */
export function comparisonText({ amount, currency, comparison }: PayoutRowFragment): string {
  const { approved, difference, takenBack, takenBackCount } = comparison;
  const text = (value: number) => exactMoneyText({ currency, amount: value });
  const [paid, expected] = [text(amount), text(approved)];
  const others = takenBackCount - takenBack.length;
  const names = takenBack.join(", ") + (others > 0 ? ` and ${others} more` : "");
  const after = takenBackCount > 0 ? ` Declined or refunded after the payment: ${names}.` : "";
  if (difference === 0) return `The network paid what the reports approved: ${paid}.${after}`;
  const direction = difference > 0 ? "less" : "more";
  return `The network paid ${text(Math.abs(difference))} ${direction} than the reports approved: ${expected} approved, ${paid} paid.${after}`;
}
