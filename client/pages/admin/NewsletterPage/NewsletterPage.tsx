import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { ImportSubscribers } from "../../../features/newsletter/admin/ImportSubscribers";
import { RemoveSubscriber } from "../../../features/newsletter/admin/RemoveSubscriber";
import { SubscriberGrowth } from "../../../features/newsletter/admin/SubscriberGrowth";
import { subscriberColumns, subscriberSorts } from "../../../features/newsletter/admin/subscriberColumns";
import { useExportSubscribers } from "../../../features/newsletter/admin/useExportSubscribers";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminSubscribersDocument,
  type SubscriberRowFragment,
  type SubscriberSort,
  type SubscriberStatus,
} from "../../../graphql/generated/adminOperations";
import { DeleteIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { GridSelect } from "../../../admin/grid/GridSelect";
import { useGridState } from "../../../admin/grid/useGridState";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { plural } from "../../../shared/format/plural";

const statuses: { value: SubscriberStatus; label: string }[] = [
  { value: "ACTIVE", label: "Active" },
  { value: "UNSUBSCRIBED", label: "Unsubscribed" },
];

/** Newsletter Subscribers: the list, its export and import. */
export function NewsletterPage() {
  const state = useGridState<SubscriberSort, "status">({ sorts: subscriberSorts, filters: ["status"] });
  const status = statuses.find(({ value }) => value === state.filters.status)?.value ?? null;
  const filter = { search: state.search || null, status };
  const list = useAdminList(AdminSubscribersDocument, { ...state.variables, filter });
  const { subscribers, subscriberCounts: counts } = list.data ?? {};
  const [removing, setRemoving] = useState<SubscriberRowFragment | null>(null);
  const [importing, setImporting] = useState(false);
  const download = useExportSubscribers();
  const total = counts && plural(counts.active + counts.unsubscribed, "subscriber");
  return (
    <>
      <ScreenHeader
        title="Newsletter Subscribers"
        text={counts && `${total}: ${counts.active} active, ${counts.unsubscribed} unsubscribed`}
        actions={
          <>
            <Button variant="outlined" onClick={() => setImporting(true)}>
              Import CSV
            </Button>
            <Button
              disabled={download.busy}
              onClick={() => download.run({ search: state.search, status: status ?? "" })}
            >
              {download.busy ? "Exporting..." : "Export CSV"}
            </Button>
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
        rows={subscribers?.edges.map(({ node }) => node)}
        totalCount={subscribers?.totalCount}
        pageInfo={subscribers?.pageInfo}
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
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
        rowActions={(row) => [{ label: "Remove", icon: <DeleteIcon />, danger: true, onClick: () => setRemoving(row) }]}
        rowHeight={52}
      />
      <RemoveSubscriber subscriber={removing} onDone={() => setRemoving(null)} />
      {importing ? <ImportSubscribers onClose={() => setImporting(false)} /> : null}
    </>
  );
}

const Growth = styled("div")({ marginBottom: 36 });
