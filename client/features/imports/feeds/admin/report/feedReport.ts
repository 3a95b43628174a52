import type { FeedReportFieldsFragment } from "../../../../../graphql/generated/adminOperations";

export type Decision = FeedReportFieldsFragment["decisions"][number];
export type Example = Decision["examples"][number];

export type EditedItem = FeedReportFieldsFragment["edited"][number];

/** What a check or an import found. */
export type FeedReport = Omit<FeedReportFieldsFragment, "__typename">;

/** The response of POST /api/products. */
export interface UploadReport extends Pick<
  FeedReport,
  | "format"
  | "rows"
  | "products"
  | "created"
  | "updated"
  | "unchanged"
  | "missing"
  | "unavailable"
  | "questions"
  | "problemCount"
  | "problems"
  | "changes"
  | "importId"
  | "isUndoable"
  | "seconds"
> {
  dryRun: boolean;
  decisions: (Pick<Decision, "category" | "count" | "examples"> & {
    rule: { id: string; field: string; phrase: string } | null;
  })[];
  edited: { items: number; first: EditedItem[] };
  leftOut: Pick<FeedReport, "unpublished" | "trashed" | "faulty" | "otherTypes">;
}

/** Brings the response of an upload into the form of a run's report. */
export const fromUpload = ({ leftOut, edited, decisions, ...report }: UploadReport): FeedReport => ({
  ...report,
  ...leftOut,
  editedItems: edited.items,
  edited: edited.first,
  decisions: decisions.map(({ rule, ...decision }) => ({
    ...decision,
    ruleId: rule?.id ?? null,
    field: rule?.field ?? "",
    phrase: rule?.phrase ?? "",
  })),
});

/** Returns how many products are left out, for whatever reason. */
export const countLeftOut = ({ otherTypes, unpublished, trashed, faulty }: FeedReport): number =>
  otherTypes + unpublished + trashed + faulty;
