import { wholeCount } from "../../../../../shared/format/count";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";

interface Discount {
  reason: string;
  number: number;
}

interface Line {
  reason: string;
  clicks: number;
  views: number;
}

const words: Record<string, string> = {
  bot: "Bots",
  head: "HEAD requests",
  prefetch: "Prefetched by the browser",
  own: "Your own visits (signed in)",
  limit: "Too many per minute from one network",
  repeat: "Repeats within 30 minutes",
};

/** Returns the label of a reason for not counting a click or view. */
const reasonText = (reason: string): string => words[reason] ?? reason;

const columns: readonly StatColumn<Line>[] = [
  { label: "Reason", render: ({ reason }) => reasonText(reason) },
  { label: "Clicks", figure: true, render: ({ clicks }) => wholeCount(clicks) },
  { label: "Views", figure: true, render: ({ views }) => wholeCount(views) },
];

export interface DiscountTableProps {
  clicks: readonly Discount[];
  views: readonly Discount[];
}

/** Events that are recorded but excluded from all figures, by reason. */
export function DiscountTable({ clicks, views }: DiscountTableProps) {
  const getNumber = (list: readonly Discount[], reason: string) =>
    list.find((discount) => discount.reason === reason)?.number ?? 0;
  const reasons = [...new Set([...clicks, ...views].map(({ reason }) => reason))];
  const rows = reasons.map((reason) => ({
    reason,
    clicks: getNumber(clicks, reason),
    views: getNumber(views, reason),
  }));
  return (
    <StatTable
      label="Not counted"
      columns={columns}
      rows={rows}
      getKey={({ reason }) => reason}
      emptyText="Everything recorded on these days is counted. Bots, repeats and your own clicks would be listed here."
    />
  );
}
