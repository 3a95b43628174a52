import type { SubscriberStatus } from "../../../../graphql/generated/adminOperations";

export const subscriberFields = ["email", "date", "confirmedOn", "source", "status", "leftOn"] as const;
export type SubscriberField = (typeof subscriberFields)[number];

/** The response of POST /api/subscribers/columns. */
export interface ColumnPreview {
  kind: "exported" | "mailchimp" | "other";
  header: string[];
  samples: string[][];
  columns: Record<SubscriberField, number | null>;
  status: SubscriberStatus;
}

/** What each column contains; null ignores it. `status` is of all rows when no column contains it. */
export interface ChosenColumns {
  columns: (SubscriberField | null)[];
  status: SubscriberStatus;
}

/** The choice that the server recommends. */
export const recommendedColumns = ({ header, columns, status }: ColumnPreview): ChosenColumns => ({
  columns: header.map((_, at) => subscriberFields.find((field) => columns[field] === at) ?? null),
  status,
});

/** Chooses the content of one column; another column with the same content is ignored from now on. */
export const chooseColumn = (chosen: ChosenColumns, place: number, field: SubscriberField | null): ChosenColumns => ({
  ...chosen,
  columns: chosen.columns.map((now, at) => (at === place ? field : field !== null && now === field ? null : now)),
});
