import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { actionChoices, kindChoices } from "../../../features/history/admin/activityChoices";
import { AdminActivityActorsDocument } from "../../../graphql/generated/adminOperations";
import type { SelectOption } from "../../../admin/form/selectOptions";
import { GridSelect } from "../../../admin/grid/GridSelect";
import type { GridState } from "../../../admin/grid/useGridState";

export type ActivityFilterName = "action" | "kind" | "actor" | "entity";

export interface ActivityPageFiltersProps {
  state: Pick<GridState<string, ActivityFilterName>, "filters" | "setFilter">;
}

/** Adds an unknown value from the URL as an option, so that the select shows the active filter. */
const withOwn = (choices: readonly SelectOption[], value: string): readonly SelectOption[] =>
  value === "" || choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }];

export function ActivityPageFilters({ state: { filters, setFilter } }: ActivityPageFiltersProps) {
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
