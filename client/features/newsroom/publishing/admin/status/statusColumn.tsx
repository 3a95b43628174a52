import type { PublicationStatus } from "../../../../../graphql/generated/adminOperations";
import type { AdminColumn, AdminRow } from "../../../../../admin/grid/gridTypes";
import { StatusChip } from "./StatusChip";

/** The column Status of the lists of celebrities, outfits and articles. */
export const statusColumn: AdminColumn<AdminRow & { status: PublicationStatus }> = {
  field: "status",
  label: "Status",
  width: 120,
  render: ({ status }) => <StatusChip status={status} />,
};
