import { useQuery } from "@apollo/client/react";
import Skeleton from "@mui/material/Skeleton";
import { lazy } from "react";
import { SubscriberGrowthDocument } from "../../../../graphql/generated/adminOperations";
import { ChartFigure } from "../../../../admin/figures/ChartFigure";
import { chartHeight } from "../../../../admin/figures/chartLayout";
import { StatPart } from "../../../../admin/figures/StatPart";
import { wholeCount } from "../../../../shared/format/count";
import { paddedDate } from "../../../../shared/format/date";
import type { SubscriberWeek } from "./SubscriberGrowthChart";

const SubscriberGrowthChart = lazy(async () => ({
  default: (await import("./SubscriberGrowthChart")).SubscriberGrowthChart,
}));

const countJoined = ({ active, unsubscribed }: SubscriberWeek): number => active + unsubscribed;

/** "412 people joined in the last 26 weeks, 9 of them have unsubscribed since. Most in the week of Jan 12, 2026 (31)." */
function describe(weeks: readonly SubscriberWeek[]): string {
  const joined = weeks.reduce((sum, week) => sum + countJoined(week), 0);
  const left = weeks.reduce((sum, { unsubscribed }) => sum + unsubscribed, 0);
  const best = weeks.reduce((top, week) => (countJoined(week) > countJoined(top) ? week : top));
  const people = joined === 1 ? "1 person" : `${wholeCount(joined)} people`;
  const since = left === 0 ? "" : `, ${wholeCount(left)} of them ${left === 1 ? "has" : "have"} unsubscribed since`;
  return `${people} joined in the last ${weeks.length} weeks${since}. Most in the week of ${paddedDate(best.monday)} (${wholeCount(countJoined(best))}).`;
}

const title = "New subscribers per week";

/** New subscribers per week; those who have unsubscribed since are shown separately. After an error only the list is shown. */
export function SubscriberGrowth() {
  const { data, error } = useQuery(SubscriberGrowthDocument, { fetchPolicy: "cache-and-network" });
  if (error && !data) return null;
  if (!data)
    return (
      <StatPart title={title}>
        <Skeleton height={chartHeight} />
      </StatPart>
    );
  const weeks = data.subscriberGrowth;
  return (
    <ChartFigure
      title={title}
      text={`${describe(weeks)} Who waits for the confirmation is not counted. Weeks start on Monday, in UTC.`}
      label="New subscribers"
      isEmpty={weeks.every((week) => countJoined(week) === 0)}
      chart={<SubscriberGrowthChart weeks={weeks} />}
      table={{
        label: title,
        columns: [
          { label: "Week of (UTC)", render: ({ monday }) => <time dateTime={monday}>{paddedDate(monday)}</time> },
          { label: "Still active", figure: true, render: ({ active }) => wholeCount(active) },
          { label: "Unsubscribed since", figure: true, render: ({ unsubscribed }) => wholeCount(unsubscribed) },
        ],
        rows: weeks,
        getKey: ({ monday }) => monday,
        emptyText: "Nobody joined in the last 26 weeks. People join by the forms on the site, or by an import.",
      }}
    />
  );
}
