import { styled } from "@mui/material/styles";
import { ActivityList } from "../../../features/history/admin/ActivityList";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminActivityDocument, type AdminActivityQuery } from "../../../graphql/generated/adminOperations";
import { GridFooter } from "../../../admin/grid/GridFooter";
import { GridError } from "../../../admin/grid/GridError";
import { GridTools } from "../../../admin/grid/GridTools";
import { useGridState, type GridState } from "../../../admin/grid/useGridState";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { plural } from "../../../shared/format/plural";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { ActivityPageFilters, type ActivityFilterName } from "./ActivityPageFilters";

const sorts = [{ value: "NEWEST", label: "Newest" }] as const;

/** Activity: the audit log. */
export function ActivityPage() {
  const state = useGridState<"NEWEST", ActivityFilterName>({ sorts, filters: ["action", "kind", "actor", "entity"] });
  const { action, kind, actor, entity } = state.filters;
  const { sort: _newest, ...page } = state.variables;
  const { data, loading, error, retry } = useAdminList(AdminActivityDocument, {
    ...page,
    filter: {
      search: state.search || null,
      action: action || null,
      entityType: kind || null,
      actorId: actor || null,
      entityId: entity || null,
    },
  });
  const waiting = error ? (
    <ErrorState text="The activity could not be loaded. Please try again." onRetry={retry} busy={loading} />
  ) : (
    <WaitNotice text="Loading..." />
  );
  return (
    <>
      <ScreenHeader title="Activity" text="Who changed what, and when." />
      <GridTools
        state={state}
        search={{ label: "Search activity", placeholder: "Search by title or name..." }}
        filters={<ActivityPageFilters state={state} />}
        sortSelect={false}
      />
      {data && error ? <GridError onRetry={retry} busy={loading} /> : null}
      {data ? <Entries {...data.auditEntries} state={state} busy={loading} /> : waiting}
    </>
  );
}

type EntriesProps = AdminActivityQuery["auditEntries"] & {
  state: GridState<"NEWEST", ActivityFilterName>;
  busy: boolean;
};

function Entries({ edges, pageInfo, totalCount, state, busy }: EntriesProps) {
  const entries = edges.map(({ node }) => node);
  return (
    <>
      {entries.length === 0 ? <Empty>No activity found</Empty> : null}
      {entries.length > 0 ? (
        <ActivityList entries={entries} ofOneRow={state.filters.entity !== ""} busy={busy} />
      ) : null}
      <GridFooter state={state} pageInfo={pageInfo} summary={plural(totalCount, "entry", "entries")} />
    </>
  );
}

const Empty = styled("p")(({ theme }) => ({
  padding: "72px 0",
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  textAlign: "center",
  color: theme.vars.palette.text.secondary,
}));
