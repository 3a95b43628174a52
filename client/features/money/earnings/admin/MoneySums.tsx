import { exactMoneyText, type Money } from "../../../../shared/format/exactMoney";

/** One line per currency; a dash when nothing was earned. */
export const MoneySums = ({ sums }: { sums: readonly Money[] }) =>
  sums.length === 0 ? "–" : sums.map((sum) => <div key={sum.currency}>{exactMoneyText(sum)}</div>);
