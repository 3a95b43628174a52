import { plural } from "../../../shared/format/plural";
import { StateNotice } from "../../../admin/StateNotice";
import { Figures } from "../../../admin/upload/Figures";
import { ProblemList } from "../../../admin/upload/ProblemList";

/** The response of POST /api/subscribers. */
export interface SubscriberReport {
  dryRun: boolean;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Subset of these that have unsubscribed and stay unsubscribed. */
  keptUnsubscribed: number;
  problemCount: number;
  problems: { line: number; sentence: string }[];
}

function getTitle({ dryRun, created, updated }: SubscriberReport): string {
  if (!dryRun) return "The file was imported";
  return created + updated > 0 ? "This is what would change" : "Nothing would change";
}

export function ImportSubscribersReport({ report }: { report: SubscriberReport }) {
  const { dryRun, created, updated, unchanged, keptUnsubscribed, problems, problemCount } = report;
  return (
    <StateNotice kind={dryRun ? "info" : "success"} title={getTitle(report)}>
      <Figures
        label="Subscribers"
        figures={[
          { label: "New", value: created },
          { label: "Updated", value: updated },
          { label: "Unchanged", value: unchanged },
          { label: "Skipped", value: problemCount },
        ]}
      />
      {keptUnsubscribed > 0 ? (
        <p>
          {plural(keptUnsubscribed, "person is", "people are")} Active in the file, but unsubscribed since. They stay
          unsubscribed.
        </p>
      ) : null}
      <ProblemList count={problemCount} problems={problems} />
    </StateNotice>
  );
}
