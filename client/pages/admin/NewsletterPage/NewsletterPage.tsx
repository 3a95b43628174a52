import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { AskToConfirm } from "../../../features/readers/readers/admin/AskToConfirm";
import { ImportSubscribers } from "../../../features/readers/readers/admin/ImportSubscribers";
import { SubscriberConsents } from "../../../features/readers/readers/admin/SubscriberConsents";
import { SubscriberGrowth } from "../../../features/readers/readers/admin/SubscriberGrowth";
import {
  statusWords,
  subscriberColumns,
  subscriberSorts,
} from "../../../features/readers/readers/admin/subscriberColumns";
import { ExportCsvButton } from "../../../admin/graphql/ExportCsvButton";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminSubscribersDocument,
  RemoveSubscriberDocument,
  type SubscriberRowFragment,
  type SubscriberSort,
  type SubscriberStatus,
} from "../../../graphql/generated/adminOperations";
import { DeleteIcon, ViewIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { GridSelect } from "../../../admin/grid/GridSelect";
import { useGridState } from "../../../admin/grid/useGridState";
import { RemoveDialog } from "../../../admin/RemoveDialog";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { plural } from "../../../shared/format/plural";

const statuses = Object.entries(statusWords).map(([value, label]) => ({ value: value as SubscriberStatus, label }));

/** Newsletter Subscribers: the list, its export and import. */
export function NewsletterPage() {
  const state = useGridState<SubscriberSort, "status">({ sorts: subscriberSorts, filters: ["status"] });
  const status = statuses.find(({ value }) => value === state.filters.status)?.value ?? null;
  const filter = { search: state.search || null, status };
  const list = useAdminList(AdminSubscribersDocument, { ...state.variables, filter });
  const { subscribers, subscriberCounts: counts } = list.data ?? {};
  const [removing, setRemoving] = useState<SubscriberRowFragment | null>(null);
  const [explained, setExplained] = useState<SubscriberRowFragment | null>(null);
  const [importing, setImporting] = useState(false);
  const total = counts && plural(counts.confirmed + counts.waiting + counts.left + counts.suppressed, "subscriber");
  return (
    <>
      <ScreenHeader
        title="Newsletter Subscribers"
        text={
          counts &&
          `${total}: ${counts.confirmed} active, ${counts.waiting} waiting, ${counts.left} unsubscribed, ${counts.suppressed} suppressed.`
        }
        actions={
          <>
            {counts?.neverAsked ? <AskToConfirm number={counts.neverAsked} /> : null}
            <Button variant="outlined" onClick={() => setImporting(true)}>
              Import CSV
            </Button>
            <ExportCsvButton
              noun="subscriber"
              address={withQuery(apiPaths.subscribersFile, { search: state.search, status: status ?? "" })}
              fileName="newsletter-subscribers.csv"
            />
          </>
        }
      />
      <Growth>
        <SubscriberGrowth />
      </Growth>
      <AdminGrid
        noun={["subscriber", "subscribers"]}
        state={state}
        columns={subscriberColumns}
        {...gridPage(list, subscribers)}
        emptyText="No subscribers found"
        search={{ label: "Search subscribers", placeholder: "Search subscribers..." }}
        filters={
          <GridSelect
            label="Status"
            allLabel="All statuses"
            value={status ?? ""}
            options={statuses}
            onChange={(value) => state.setFilter("status", value)}
          />
        }
        rowActions={(row) => [
          { label: "Consent", icon: <ViewIcon />, onClick: () => setExplained(row) },
          { label: "Remove", icon: <DeleteIcon />, danger: true, onClick: () => setRemoving(row) },
        ]}
        rowHeight={52}
      />
      {removing ? (
        // Personal data does not go to the trash.
        <RemoveDialog
          document={RemoveSubscriberDocument}
          variables={{ input: { id: removing.id } }}
          row={{ __typename: "Subscriber", id: removing.id }}
          lists={["subscriberCounts", "subscriberGrowth"]}
          title="Remove Subscriber"
          text={`Are you sure you want to remove ${removing.email}? The address is permanently deleted and cannot be restored.`}
          confirmLabel="Remove"
          busyLabel="Removing..."
          done={{ title: "Subscriber Removed", text: `${removing.email} is no longer on the list` }}
          failed={{
            title: "Deletion Failed",
            text: "Failed to remove subscriber. Please try again.",
            variant: "destructive",
          }}
          onClose={() => setRemoving(null)}
        />
      ) : null}
      {explained ? <SubscriberConsents subscriber={explained} onClose={() => setExplained(null)} /> : null}
      {importing ? <ImportSubscribers onClose={() => setImporting(false)} /> : null}
    </>
  );
}

const Growth = styled("div")({ marginBottom: 36 });
