import { styled } from "@mui/material/styles";
import type { PostRowFragment } from "../../../../../graphql/generated/adminOperations";
import { wholeCount } from "../../../../../shared/format/count";
import { MoneyCell } from "./MoneyCell";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";

/** The article's title, linked to its page if it has one. */
function Name({ title, path }: PostRowFragment) {
  if (title === null) return <Aside>Permanently deleted</Aside>;
  // A plain link: the site has another client, and shows what visitors see.
  if (path !== null) return <a href={path}>{title}</a>;
  return (
    <>
      {title}
      <Aside>in the trash</Aside>
    </>
  );
}

const columns: readonly StatColumn<PostRowFragment>[] = [
  { label: "Post", render: (row) => <Name {...row} /> },
  { label: "Views", figure: true, render: ({ views }) => wholeCount(views) },
  { label: "Clicks", figure: true, render: ({ clicks }) => wholeCount(clicks) },
];
const withRevenue: typeof columns = [
  ...columns,
  { label: "Revenue", figure: true, render: ({ revenue = [] }) => <MoneyCell revenue={revenue} /> },
];

export interface PostTableProps {
  label: string;
  rows: readonly PostRowFragment[];
  emptyText: string;
  showsRevenue: boolean;
}

export function PostTable({ showsRevenue, label, rows, emptyText }: PostTableProps) {
  const shown = showsRevenue ? withRevenue : columns;
  return <StatTable label={label} columns={shown} rows={rows} getKey={({ id }) => id} emptyText={emptyText} />;
}

const Aside = styled("span")(({ theme }) => ({
  display: "block",
  fontSize: "0.8125rem",
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));
