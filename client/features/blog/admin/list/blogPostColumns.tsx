import { styled } from "@mui/material/styles";
import type { BlogPostRowFragment } from "../../../../graphql/generated/adminOperations";
import { GridDay } from "../../../../shared/admin/grid/GridDay";
import { GridThumb } from "../../../../shared/admin/grid/GridThumb";
import type { AdminColumn } from "../../../../shared/admin/grid/gridTypes";

function TitleCell({ title, excerpt, image }: BlogPostRowFragment) {
  return (
    <Cell>
      <GridThumb src={image} kind="post" />
      <span>
        <strong>{title}</strong>
        <small>{excerpt}</small>
      </span>
    </Cell>
  );
}

export const blogPostColumns: readonly AdminColumn<BlogPostRowFragment>[] = [
  {
    field: "title",
    label: "Title",
    sort: "TITLE",
    flex: 4,
    minWidth: 280,
    rowHeader: true,
    phone: "title",
    render: (post) => <TitleCell {...post} />,
  },
  {
    field: "category",
    label: "Category",
    sort: "CATEGORY",
    flex: 1,
    minWidth: 120,
    render: ({ category }) => category,
  },
  { field: "author", label: "Author", sort: "AUTHOR", flex: 1, minWidth: 120, render: ({ author }) => author },
  {
    field: "date",
    label: "Published Date",
    sort: "NEWEST",
    width: 170,
    render: ({ date }) => <GridDay day={date} />,
  },
];

const Cell = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  "& > span:last-child": { display: "grid", minWidth: 0 },
  "& strong, & small": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& strong": { fontWeight: 550 },
  "& small": { fontSize: "0.8125rem", fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
