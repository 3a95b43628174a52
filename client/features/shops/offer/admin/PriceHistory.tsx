import { useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { lazy } from "react";
import { PriceHistoryDocument } from "../../../../graphql/generated/adminOperations";
import { ChartFigure } from "../../../../admin/figures/ChartFigure";
import { StatPart } from "../../../../admin/figures/StatPart";
import { shortDate } from "../../../../shared/format/date";
import { moneyText } from "../../../../shared/format/money";
import type { PricePoint } from "./PriceHistoryChart";

const PriceHistoryChart = lazy(async () => ({ default: (await import("./PriceHistoryChart")).PriceHistoryChart }));

const title = "Price history";
const fewestForChart = 3;

/** "$120 since Nov 3, 2026, $150 before." */
function describe(points: readonly PricePoint[], money: (amount: number) => string): string {
  const amount = points.at(-1)?.amount ?? 0;
  const at = points.findLastIndex((point) => point.amount !== amount);
  const before = points[at];
  return `${money(amount)} since ${shortDate(points[at + 1]?.day)}${before ? `, ${money(before.amount)} before` : ""}.`;
}

/** The prices of an affiliate product or a category item so far: a chart, or a sentence while there are few. */
export function PriceHistory({ id }: { id: string }) {
  const { data } = useQuery(PriceHistoryDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  const { priceHistory: points = [], priceCurrency: currency } = data?.affiliateProduct ?? data?.categoryItem ?? {};
  if (points.length === 0 || !currency) return null;
  const money = (amount: number) => moneyText(amount, currency);
  const words = describe(points, money);
  if (points.length < fewestForChart)
    return (
      <BelowFields>
        <StatPart title={title}>{words}</StatPart>
      </BelowFields>
    );
  return (
    <BelowFields>
      <ChartFigure
        title={title}
        text={words}
        label="Prices"
        isEmpty={false}
        chart={<PriceHistoryChart points={points} money={money} />}
        table={{
          label: title,
          columns: [
            { label: "Since (UTC)", render: ({ day }) => <time dateTime={day}>{shortDate(day)}</time> },
            { label: "Price", figure: true, render: ({ amount }) => money(amount) },
          ],
          rows: points,
          getKey: ({ day }) => day,
          emptyText: "",
        }}
      />
    </BelowFields>
  );
}

const BelowFields = styled("div")({ marginTop: 32 });
