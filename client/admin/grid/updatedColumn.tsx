import { paddedDate } from "../../shared/format/date";

/** The column of the day on which a row was last saved, and its order. */
export const updatedColumn = {
  field: "updatedAt",
  label: "Last saved",
  sort: "UPDATED",
  width: 132,
  render: ({ updatedAt }: { updatedAt: string }) => <time dateTime={updatedAt}>{paddedDate(updatedAt)}</time>,
};

export const updatedSort = { value: "UPDATED", label: "Last saved", naturally: "desc" } as const;
