import { moneyText, type Money } from "../money";

/** One line per currency; a dash when nothing was earned. */
export const MoneySums = ({ sums }: { sums: readonly Money[] }) =>
  sums.length === 0 ? "–" : sums.map((sum) => <div key={sum.currency}>{moneyText(sum)}</div>);
