import { useState } from "react";
import { suppressionColumns } from "../../../features/mail/admin/mailColumns";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminMailSuppressionsDocument,
  LiftMailSuppressionDocument,
  type SuppressionRowFragment,
} from "../../../graphql/generated/adminOperations";
import { RestoreIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { onlyOrder, useGridState } from "../../../admin/grid/useGridState";
import { RemoveDialog } from "../../../admin/RemoveDialog";

/** The addresses that get no mails. */
export function OutboxPageSuppressions() {
  const state = useGridState({ sorts: onlyOrder });
  const { first, after, last, before, reverse } = state.variables;
  const list = useAdminList(AdminMailSuppressionsDocument, { first, after, last, before, reverse });
  const [lifting, setLifting] = useState<SuppressionRowFragment | null>(null);
  return (
    <>
      <AdminGrid
        noun={["address", "addresses"]}
        state={state}
        columns={suppressionColumns}
        {...gridPage(list, list.data?.mailSuppressions)}
        emptyText="No address is suppressed"
        rowActions={(row) => [{ label: "Allow mails", icon: <RestoreIcon />, onClick: () => setLifting(row) }]}
        rowHeight={52}
      />
      {lifting ? (
        <RemoveDialog
          document={LiftMailSuppressionDocument}
          variables={{ input: { id: lifting.id } }}
          row={{ __typename: "MailSuppression", id: lifting.id }}
          title="Allow Mails"
          text={`${lifting.address} gets mails again. If they come back, the address is suppressed again.`}
          confirmLabel="Allow mails"
          busyLabel="Allowing..."
          done={{ title: "The address gets mails again", text: lifting.address }}
          onClose={() => setLifting(null)}
        />
      ) : null}
    </>
  );
}
