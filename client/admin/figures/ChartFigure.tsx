import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, useState, type ReactNode } from "react";
import { chartHeight } from "./chartLayout";
import { StatPart } from "./StatPart";
import { StatTable, type StatTableProps } from "./StatTable";

export interface ChartFigureProps<Row> {
  title: string;
  /** One line below the title: what the chart shows, for those who do not see it too. */
  text: string;
  /** What the chart and the table show: "Clicks". */
  label: string;
  /** Loads on first use, because the chart library is large. */
  chart: ReactNode;
  table: Omit<StatTableProps<Row>, "maxHeight">;
  /** Nothing to draw: shows the table's text instead. */
  isEmpty: boolean;
}

/** Numbers as a chart, or as a table with the same numbers. */
export function ChartFigure<Row>({ title, text, label, chart, table, isEmpty }: ChartFigureProps<Row>) {
  const [asTable, setAsTable] = useState(false);
  if (isEmpty)
    return (
      <StatPart title={title}>
        <StatTable {...table} rows={[]} />
      </StatPart>
    );
  return (
    <StatPart
      title={title}
      text={text}
      action={
        <Button variant="text" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {label} as a table
        </Button>
      }
    >
      {asTable ? (
        <StatTable {...table} maxHeight={chartHeight + 20} />
      ) : (
        <Suspense fallback={<Skeleton height={chartHeight} />}>{chart}</Suspense>
      )}
    </StatPart>
  );
}
