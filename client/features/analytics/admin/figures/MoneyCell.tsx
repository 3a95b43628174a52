import { VisuallyHidden } from "../../../../shared/ui/VisuallyHidden";
import { moneyText, type Money } from "../money";

/** One line for each currency; a dash when no revenue is known, for that is not nought. */
export function MoneyCell({ revenue }: { revenue: readonly Money[] }) {
  if (revenue.length === 0)
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>not known</VisuallyHidden>
      </>
    );
  return revenue.map((money) => <div key={money.currency}>{moneyText(money)}</div>);
}
