import { styled } from "@mui/material/styles";
import type { TrashRowFragment } from "../../../../graphql/generated/adminOperations";
import { GridThumb } from "../../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../../admin/grid/gridTypes";
import type { SortOption } from "../../../../admin/grid/useGridState";
import { paddedDate } from "../../../../shared/format/date";
import { dateTime } from "../../../../shared/format/dateTime";
import { plural } from "../../../../shared/format/plural";
import { contentKinds } from "../../../../admin/kind/contentKinds";

const day = 86_400_000;

/**
 * "in 12 days", "in 1 day", "today": the time until a moment.
 * @param now milliseconds since 1970
 */
export function timeLeft(moment: string, now: number): string {
  const days = Math.floor((Date.parse(moment) - now) / day);
  return days < 1 ? "today" : `in ${plural(days, "day")}`;
}

export const trashSorts: readonly SortOption<"NEWEST">[] = [
  { value: "NEWEST", label: "Deleted last", naturally: "desc" },
];

export const trashColumns: readonly AdminColumn<TrashRowFragment>[] = [
  {
    field: "image",
    label: "Image",
    width: 72,
    phone: "picture",
    render: ({ image, type }) => <GridThumb src={image} kind={contentKinds[type].picture} />,
  },
  {
    field: "title",
    label: "Title",
    flex: 3,
    minWidth: 200,
    phone: "title",
    render: ({ title, productCount }) => (
      <Title>
        {title}
        {productCount > 0 ? <small>with {plural(productCount, "product")}</small> : null}
      </Title>
    ),
  },
  { field: "type", label: "Kind", width: 140, render: ({ type }) => contentKinds[type].label },
  {
    field: "trashedAt",
    label: "Deleted",
    sort: "NEWEST",
    minWidth: 190,
    render: ({ trashedAt }) => <time dateTime={trashedAt}>{dateTime(trashedAt)}</time>,
  },
  {
    field: "expiresAt",
    label: "Permanent deletion",
    minWidth: 150,
    render: ({ expiresAt }) => (
      <time dateTime={expiresAt} title={paddedDate(expiresAt)}>
        {timeLeft(expiresAt, Date.now())}
      </time>
    ),
  },
];

const Title = styled("span")(({ theme }) => ({
  minWidth: 0,
  "& small": {
    display: "block",
    fontSize: "0.8125rem",
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));
