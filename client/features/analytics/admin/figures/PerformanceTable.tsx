import { styled } from "@mui/material/styles";
import type { PerformanceRowFragment } from "../../../../graphql/generated/adminOperations";
import { wholeCount } from "../../../../shared/format/count";
import { MoneyCell } from "./MoneyCell";
import { StatTable, type StatColumn } from "../../../../admin/figures/StatTable";

export interface PerformanceTableProps {
  label: string;
  /** Header of the first column. */
  noun: string;
  rows: readonly PerformanceRowFragment[];
  /** False for products, which have no page with views. */
  views?: boolean;
  emptyText: string;
}

/** The row's name, linked to its public page if it has one. */
function Name({ type, title, path }: PerformanceRowFragment) {
  if (title === null) return <Aside>Permanently deleted</Aside>;
  // A plain link: the site has another client, and shows what visitors see.
  if (path !== null) return <a href={path}>{title}</a>;
  const hadPage = type === "outfit" || type === "blogPost";
  return (
    <>
      {title}
      {hadPage ? <Aside>in the trash</Aside> : null}
    </>
  );
}

const columns: readonly StatColumn<PerformanceRowFragment>[] = [
  { label: "Views", figure: true, render: ({ views }) => (views === null ? "–" : wholeCount(views)) },
  { label: "Clicks", figure: true, render: ({ clicks }) => wholeCount(clicks) },
  { label: "Revenue", figure: true, render: ({ revenue }) => <MoneyCell revenue={revenue} /> },
];

export function PerformanceTable({ label, noun, rows, views = true, emptyText }: PerformanceTableProps) {
  const shown = columns.filter((column) => views || column.label !== "Views");
  return (
    <StatTable
      label={label}
      columns={[{ label: noun, render: (row) => <Name {...row} /> }, ...shown]}
      rows={rows}
      getKey={({ type, id }) => `${type}:${id}`}
      emptyText={emptyText}
    />
  );
}

const Aside = styled("span")(({ theme }) => ({
  display: "block",
  fontSize: "0.8125rem",
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));
