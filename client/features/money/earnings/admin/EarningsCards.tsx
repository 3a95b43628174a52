import type { EarningsTotalsFragment } from "../../../../graphql/generated/adminOperations";
import { wholeCount } from "../../../../shared/format/count";
import { FigureCard, FigureCards } from "./figures/FigureCard";
import type { Money } from "../../../../shared/format/exactMoney";
import { aboutText, changeOf, epcText, rateText, sumsOf } from "./earningsText";
import { MoneySums } from "./MoneySums";

/** The change of an amount in one currency; null when either is not known. */
const changeOfMoney = (now: Money | null, before: Money | null): number | null =>
  now && before ? changeOf(now.amount, before.amount) : null;

const since = "from the period before";

/** The totals of a period, with their change. */
export function EarningsCards({ total }: { total: EarningsTotalsFragment }) {
  const { clicks, orders, conversionRate, money, approved, pending, epc, before } = total;
  const states = [
    { label: "Approved", sums: sumsOf(money, "approved"), about: approved, former: before.approved },
    { label: "Pending", sums: sumsOf(money, "pending"), about: pending, former: before.pending },
  ];
  return (
    <FigureCards>
      {states.map(({ label, sums, about, former }) => (
        <FigureCard
          key={label}
          label={label}
          value={<MoneySums sums={sums} />}
          note={aboutText(sums, about)}
          change={changeOfMoney(about, former)}
          changeText={since}
        />
      ))}
      <FigureCard
        label="Clicks"
        value={wholeCount(clicks)}
        change={changeOf(clicks, before.clicks)}
        changeText={since}
      />
      <FigureCard
        label="Orders"
        value={wholeCount(orders)}
        change={changeOf(orders, before.orders)}
        changeText={since}
      />
      <FigureCard label="Conversion rate" value={rateText(conversionRate)} note="Orders per click" />
      <FigureCard
        label="EPC"
        value={epcText(epc)}
        note={epc ? "About, per click, with pending commission" : "Not known"}
      />
    </FigureCards>
  );
}
