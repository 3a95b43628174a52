import { styled } from "@mui/material/styles";
import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { ActivityList } from "../../../features/newsroom/history/admin/ActivityList";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminActivityDocument,
  type AdminActivityQuery,
  AdminActivityActorsDocument,
} from "../../../graphql/generated/adminOperations";
import { GridFooter } from "../../../admin/grid/GridFooter";
import { GridError } from "../../../admin/grid/GridError";
import { GridTools } from "../../../admin/grid/GridTools";
import { useGridState, type GridState } from "../../../admin/grid/useGridState";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { plural } from "../../../shared/format/plural";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { actionChoices, kindChoices } from "../../../features/newsroom/history/admin/activityChoices";
import type { SelectOption } from "../../../admin/form/selectOptions";
import { GridSelect } from "../../../admin/grid/GridSelect";

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

type ActivityFilterName = "action" | "kind" | "actor" | "entity";

interface ActivityPageFiltersProps {
  state: Pick<GridState<string, ActivityFilterName>, "filters" | "setFilter">;
}

/** Adds an unknown value from the URL as an option, so that the select shows the active filter. */
const withOwn = (choices: readonly SelectOption[], value: string): readonly SelectOption[] =>
  value === "" || choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }];

function ActivityPageFilters({ state: { filters, setFilter } }: ActivityPageFiltersProps) {
  const { data } = useQuery(AdminActivityActorsDocument);
  const actors = data?.auditActors.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <GridSelect
        label="Action"
        allLabel="All actions"
        value={filters.action}
        options={withOwn(actionChoices, filters.action)}
        onChange={(value) => setFilter("action", value)}
      />
      <GridSelect
        label="Kind"
        allLabel="All types"
        value={filters.kind}
        options={withOwn(kindChoices, filters.kind)}
        onChange={(value) => setFilter("kind", value)}
      />
      <GridSelect
        label="Administrator"
        allLabel="All administrators"
        value={filters.actor}
        options={actors ? withOwn(actors, filters.actor) : withOwn([], filters.actor)}
        onChange={(value) => setFilter("actor", value)}
      />
      {filters.entity === "" ? null : (
        <Button size="small" variant="outlined" onClick={() => setFilter("entity", "")}>
          History of one record ×
        </Button>
      )}
    </>
  );
}
