import { styled } from "@mui/material/styles";
import type { BlogPostRowFragment } from "../../../../graphql/generated/adminOperations";
import { GridDay } from "../../../../admin/grid/GridDay";
import { GridThumb } from "../../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../../admin/grid/gridTypes";

function TitleCell({ title, excerpt, image }: BlogPostRowFragment) {
  return (
    <Cell>
      <GridThumb src={image} kind="post" />
      <span>
        <strong title={title}>{title}</strong>
        <small title={excerpt}>{excerpt}</small>
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
    phone: "title",
    edit: "text",
    render: (post) => <TitleCell {...post} />,
  },
  { field: "category", label: "Category", sort: "CATEGORY", flex: 1, minWidth: 120, edit: "choice" },
  { field: "author", label: "Author", sort: "AUTHOR", flex: 1, minWidth: 120, edit: "text" },
  {
    field: "date",
    label: "Published Date",
    sort: "NEWEST",
    width: 170,
    edit: "date",
    render: ({ date }) => <GridDay day={date} />,
  },
];

const Cell = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  "& > span:last-child": { display: "grid", minWidth: 0, whiteSpace: "normal", lineHeight: 1.3 },
  "& strong, & small": { display: "-webkit-box", WebkitBoxOrient: "vertical", overflow: "hidden" },
  "& strong": { fontWeight: 550, WebkitLineClamp: 2 },
  "& small": {
    fontSize: "0.8125rem",
    fontWeight: 400,
    WebkitLineClamp: 1,
    overflowWrap: "anywhere",
    color: theme.vars.palette.text.secondary,
  },
}));
