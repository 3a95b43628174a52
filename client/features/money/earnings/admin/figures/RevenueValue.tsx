import { paddedDate } from "../../../../../shared/format/date";
import { MoneyCell } from "./MoneyCell";
import type { Money } from "../../../../../shared/format/exactMoney";

/** A dash until the first report import; after that zero is shown as zero. */
export function RevenueValue({ revenue, asOf }: { revenue: readonly Money[]; asOf: string | null }) {
  if (revenue.length === 0 && asOf !== null) return "0.00";
  return <MoneyCell revenue={revenue} />;
}

/** When the revenue was last updated. */
export const revenueNote = (asOf: string | null): string =>
  asOf === null ? "No conversion report imported yet." : `As of ${paddedDate(asOf)}`;
