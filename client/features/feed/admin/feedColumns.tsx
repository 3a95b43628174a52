import type { FeedRowFragment } from "../../../graphql/generated/adminOperations";
import type { AdminColumn, Noun } from "../../../shared/admin/grid/gridTypes";
import { StateMark } from "../../../shared/admin/StateMark";
import { dateTime } from "../../../shared/format/dateTime";
import { formatLabels } from "./feedFormats";
import { runState } from "./feedRunStates";

export const feedNoun: Noun = ["feed", "feeds"];

/** "shop.example/feed.csv": where the server reads the feed; uploaded files have no address. */
const readsFrom = (address: string): string => address.replace(/^https?:\/\//, "") || "Uploaded file";

function LastRun({ feed: { runs, confirmedAt } }: { feed: FeedRowFragment }) {
  const [last] = runs;
  if (last) {
    const { text, tone } = runState(last);
    return (
      <>
        <StateMark tone={tone}>{text}</StateMark> {dateTime(last.createdAt)}
      </>
    );
  }
  return confirmedAt ? (
    <>
      <StateMark tone="fine">Imported</StateMark> {dateTime(confirmedAt)}
    </>
  ) : (
    "Never"
  );
}

export const feedColumns: readonly AdminColumn<FeedRowFragment>[] = [
  {
    field: "name",
    label: "Name",
    flex: 1,
    minWidth: 150,
    rowName: ({ name }) => name,
    phone: "title",
    render: ({ name }) => name,
  },
  { field: "format", label: "Format", width: 190, render: ({ format }) => formatLabels[format] },
  { field: "address", label: "From", flex: 1, minWidth: 150, render: ({ address }) => readsFrom(address) },
  {
    field: "items",
    label: "Items",
    width: 80,
    align: "right",
    render: ({ itemCount }) => itemCount.toLocaleString("en"),
  },
  { field: "lastRun", label: "Last run", width: 250, render: (feed) => <LastRun feed={feed} /> },
  {
    field: "nextRun",
    label: "Next run",
    width: 180,
    render: ({ nextRunAt }) => (nextRunAt ? dateTime(nextRunAt) : "When you start it"),
  },
];
