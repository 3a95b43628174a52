import Button from "@mui/material/Button";
import { useState } from "react";
import { suppressionColumns } from "../../../features/site/mail/admin/mailColumns";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminMailSuppressionsDocument,
  LiftMailSuppressionDocument,
  LiftMailSuppressionsDocument,
  type SuppressionRowFragment,
} from "../../../graphql/generated/adminOperations";
import { RestoreIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { onlyOrder, useGridState } from "../../../admin/grid/useGridState";
import { RemoveDialog } from "../../../admin/RemoveDialog";
import { plural } from "../../../shared/format/plural";

/** The addresses that get no mails. */
export function OutboxPageSuppressions() {
  const state = useGridState({ sorts: onlyOrder });
  const { first, after, last, before, reverse } = state.variables;
  const list = useAdminList(AdminMailSuppressionsDocument, {
    first,
    after,
    last,
    before,
    reverse,
    search: state.search || null,
  });
  const { search } = state;
  const total = list.data?.mailSuppressions.totalCount ?? 0;
  const [isLiftingAll, setLiftingAll] = useState(false);
  const [lifting, setLifting] = useState<SuppressionRowFragment | null>(null);
  return (
    <>
      <AdminGrid
        noun={["address", "addresses"]}
        state={state}
        columns={suppressionColumns}
        {...gridPage(list, list.data?.mailSuppressions)}
        emptyText={search ? "No suppressed address matches" : "No address is suppressed"}
        search={{ label: "Search addresses and replies", placeholder: "Search addresses and replies..." }}
        filters={
          search && total > 0 ? (
            <Button variant="outlined" startIcon={<RestoreIcon />} onClick={() => setLiftingAll(true)}>
              Allow mails to all that match
            </Button>
          ) : undefined
        }
        rowActions={(row) => [{ label: "Allow mails", icon: <RestoreIcon />, onClick: () => setLifting(row) }]}
        rowHeight={52}
      />
      {isLiftingAll ? (
        <RemoveDialog
          document={LiftMailSuppressionsDocument}
          variables={{ input: { search } }}
          lists={["mailSuppressions"]}
          title="Allow Mails"
          text={`${plural(total, "address matches", "addresses match")} “${search}”. Those whose mails came back get mails again. Who reported a mail as spam is allowed one by one.`}
          confirmLabel="Allow mails"
          busyLabel="Allowing..."
          done={{ title: "The addresses get mails again", text: `All that match “${search}”` }}
          onClose={() => setLiftingAll(false)}
        />
      ) : null}
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
