import { type ColumnChoices, type ColumnUse, type FileColumn, toChoices } from "../../../../admin/upload/ColumnTable";
import type { SubscriberStatus } from "../../../../graphql/generated/adminOperations";

export const subscriberUses = [
  { name: "email", label: "Email", needed: true },
  { name: "date", label: "Subscribed on" },
  { name: "confirmedOn", label: "Confirmed on" },
  { name: "source", label: "Source" },
  { name: "status", label: "Status" },
  { name: "leftOn", label: "Unsubscribed on" },
] as const satisfies readonly ColumnUse<string>[];
export type SubscriberField = (typeof subscriberUses)[number]["name"];

/** The response of POST /api/subscribers/columns. */
export interface SubscriberColumns {
  isExported: boolean;
  /** The program that writes such files; null when it is not known. */
  program: string | null;
  headers: FileColumn[];
  columns: Record<SubscriberField, string | null>;
  status: SubscriberStatus;
}

/** What the columns contain. `status` is of all rows when no column contains it. */
export interface SubscriberChoices {
  columns: ColumnChoices<SubscriberField>;
  status: SubscriberStatus;
}

/** The choice that the server recommends. */
export const recommendedChoices = ({ columns, status }: SubscriberColumns): SubscriberChoices => ({
  columns: toChoices(subscriberUses, columns),
  status,
});

/** Chooses the column of one use; another use of it ends. */
export const chooseColumn = (
  { columns, status }: SubscriberChoices,
  field: SubscriberField,
  title: string,
): SubscriberChoices => {
  const others = Object.entries(columns).filter(([, used]) => title !== "" && used === title);
  return { status, columns: { ...columns, ...Object.fromEntries(others.map(([name]) => [name, ""])), [field]: title } };
};
