import { VisuallyHidden } from "../../../../../shared/ui/VisuallyHidden";
import { MoneySums } from "../MoneySums";
import type { Money } from "../../../../../shared/format/exactMoney";

/** One line per currency; a dash when the revenue is unknown, which differs from zero. */
export function MoneyCell({ revenue }: { revenue: readonly Money[] }) {
  if (revenue.length === 0)
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Unknown</VisuallyHidden>
      </>
    );
  return <MoneySums sums={revenue} />;
}
