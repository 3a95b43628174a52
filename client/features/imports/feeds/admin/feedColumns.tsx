import { styled } from "@mui/material/styles";
import type { FeedRowFragment } from "../../../../graphql/generated/adminOperations";
import type { AdminColumn, Noun } from "../../../../admin/grid/gridTypes";
import { StateMark } from "../../../../admin/StateMark";
import { dateTime } from "../../../../shared/format/dateTime";
import { formatLabels } from "./feedFormats";
import { runState } from "./feedRunStates";

export const feedNoun: Noun = ["feed", "feeds"];

/** "shop.example": where the server reads the feed; uploaded files have no address. */
const readsFrom = (address: string): string =>
  address === "" ? "Uploaded file" : URL.canParse(address) ? new URL(address).host : address;

function LastRun({ feed: { runs, confirmedAt } }: { feed: FeedRowFragment }) {
  const [last] = runs;
  const when = last ? last.createdAt : confirmedAt;
  if (!when) return "Never";
  // Uploads have no run; the feed knows when the last one was imported.
  const { text, tone } = last ? runState(last) : { text: "Imported", tone: "fine" as const };
  return (
    <Lines>
      <StateMark tone={tone}>{text}</StateMark>
      <span>{dateTime(when)}</span>
    </Lines>
  );
}

const Lines = styled("div")({ display: "grid", lineHeight: 1.35 });

export const feedColumns: readonly AdminColumn<FeedRowFragment>[] = [
  { field: "name", label: "Name", flex: 1, minWidth: 150, phone: "title" },
  { field: "format", label: "Format", width: 170, render: ({ format }) => formatLabels[format] },
  { field: "address", label: "From", flex: 1, minWidth: 150, render: ({ address }) => readsFrom(address) },
  {
    field: "items",
    label: "Items",
    width: 70,
    align: "right",
    render: ({ itemCount }) => itemCount.toLocaleString("en"),
  },
  { field: "lastRun", label: "Last run", width: 185, render: (feed) => <LastRun feed={feed} /> },
  {
    field: "nextRun",
    label: "Next run",
    width: 185,
    render: ({ nextRunAt }) => (nextRunAt ? dateTime(nextRunAt) : "When you start it"),
  },
];
