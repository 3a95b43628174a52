import { GridSelect } from "../../../../../admin/grid/GridSelect";
import type { GridState } from "../../../../../admin/grid/useGridState";
import { statuses, statusNames } from "./statuses";

/** Filters a list by status. */
export const StatusFilter = ({ filters, setFilter }: Pick<GridState<string, "status">, "filters" | "setFilter">) => (
  <GridSelect
    label="Status"
    allLabel="All statuses"
    value={filters.status}
    options={statuses.map((status) => ({ value: status, label: statusNames[status] }))}
    onChange={(status) => setFilter("status", status)}
  />
);
