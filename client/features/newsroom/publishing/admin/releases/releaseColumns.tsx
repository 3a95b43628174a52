import { styled } from "@mui/material/styles";
import type { ReleaseLineFragment } from "../../../../../graphql/generated/adminOperations";
import { contentKinds } from "../../../../../admin/kind/contentKinds";
import type { AdminColumn, Noun } from "../../../../../admin/grid/gridTypes";
import type { SortOption } from "../../../../../admin/grid/useGridState";
import { formatReleaseTime } from "../releaseTime";
import { releaseStates } from "./releaseStates";

export const releaseNoun: Noun = ["release", "releases"];

export const releaseSorts: readonly SortOption<"TIME">[] = [{ value: "TIME", label: "Time" }];

const listRows = ({ rows }: ReleaseLineFragment): string =>
  rows.map(({ rowType, title }) => `${contentKinds[rowType].label}: ${title ?? "permanently deleted"}`).join(", ");

export const releaseColumns: readonly AdminColumn<ReleaseLineFragment>[] = [
  {
    field: "title",
    label: "Name",
    flex: 3,
    minWidth: 240,
    phone: "title",
    render: (release) => (
      <Text>
        {release.title}
        <small>{listRows(release)}</small>
      </Text>
    ),
  },
  {
    field: "publishAt",
    label: "Time",
    sort: "TIME",
    flex: 2,
    minWidth: 230,
    render: ({ publishAt, timeZone }) => (
      <Text>
        <time dateTime={publishAt}>{formatReleaseTime(publishAt, timeZone)}</time>
      </Text>
    ),
  },
  {
    field: "status",
    label: "State",
    flex: 2,
    minWidth: 150,
    render: ({ status, problem }) => (
      <Text>
        {releaseStates[status]}
        {problem === "" ? null : <small>{problem}</small>}
      </Text>
    ),
  },
  { field: "authorName", label: "Scheduled by", minWidth: 130 },
];

const Text = styled("span")(({ theme }) => ({
  minWidth: 0,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  "& small": { display: "block", fontSize: "0.8125rem", fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
