import type {
  MissedSearchRowFragment,
  MissedSearchSort,
  SynonymRowFragment,
  SynonymSort,
} from "../../../../graphql/generated/adminOperations";
import { GridDay } from "../../../../admin/grid/GridDay";
import type { AdminColumn, Noun } from "../../../../admin/grid/gridTypes";
import { kindLabels } from "./SynonymForm";
import type { SortOption } from "../../../../admin/grid/useGridState";

export const synonymNoun: Noun = ["synonym", "synonyms"];
export const missedNoun: Noun = ["search", "searches"];

export const synonymSorts: readonly SortOption<SynonymSort>[] = [
  { value: "WORD", label: "Visitors type" },
  { value: "MEANING", label: "Also finds" },
  { value: "NEWEST", label: "Date added", naturally: "desc" },
];

export const missedSorts: readonly SortOption<MissedSearchSort>[] = [
  { value: "COUNT", label: "Searches", naturally: "desc" },
  { value: "LAST", label: "Last searched", naturally: "desc" },
  { value: "TEXT", label: "Search" },
];

const day = (time: string): string => time.slice(0, 10);

export const synonymColumns: readonly AdminColumn<SynonymRowFragment>[] = [
  { field: "word", label: "Visitors type", sort: "WORD", minWidth: 180, phone: "title" },
  { field: "meaning", label: "Also finds", sort: "MEANING", minWidth: 180 },
  { field: "kind", label: "Stands for", minWidth: 160, render: ({ kind }) => kindLabels[kind] },
  {
    field: "createdAt",
    label: "Date added",
    sort: "NEWEST",
    minWidth: 130,
    render: ({ createdAt }) => <GridDay day={day(createdAt)} />,
  },
];

export const missedColumns: readonly AdminColumn<MissedSearchRowFragment>[] = [
  { field: "text", label: "Search", sort: "TEXT", flex: 2, minWidth: 220, phone: "title" },
  { field: "count", label: "Searches", sort: "COUNT", width: 120, align: "right" },
  {
    field: "lastAt",
    label: "Last searched",
    sort: "LAST",
    minWidth: 150,
    render: ({ lastAt }) => <GridDay day={day(lastAt)} />,
  },
];
