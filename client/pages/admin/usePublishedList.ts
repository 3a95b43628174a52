import { type Connection, useAdminList } from "../../admin/graphql/useAdminList";
import { type PageVariables, type SortOption, useGridState } from "../../admin/grid/useGridState";
import { type OneRoot, readRoot } from "../../admin/kind/recordKind";
import { parseStatus } from "../../features/newsroom/publishing/admin/status/statuses";
import type { PublicationStatus } from "../../graphql/generated/adminOperations";

type Variables<Sort extends string> = PageVariables<Sort> & {
  filter: { search: string | null; status: PublicationStatus | null };
};

/** The rows and the state of a list screen whose only filters are the search and the status. */
export function usePublishedList<Row, Sort extends string>(
  document: OneRoot<Connection<Row>, Variables<Sort>>,
  sorts: readonly SortOption<Sort>[],
) {
  const state = useGridState<Sort, "status">({ sorts, filters: ["status"] });
  const filter = { search: state.search || null, status: parseStatus(state.filters.status) };
  const list = useAdminList(document, { ...state.variables, filter });
  return { state, filter, list, connection: readRoot<Connection<Row>>(list.data) };
}
