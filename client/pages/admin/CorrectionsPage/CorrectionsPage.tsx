import { useState } from "react";
import { CorrectionDialog } from "../../../features/readers/corrections/admin/CorrectionDialog";
import { correctionColumns, correctionStates } from "../../../features/readers/corrections/admin/correctionColumns";
import { ViewIcon } from "../../../admin/adminIcons";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { GridSelect } from "../../../admin/grid/GridSelect";
import { type SortOption, useGridState } from "../../../admin/grid/useGridState";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import {
  AdminCorrectionsDocument,
  type CorrectionRowFragment,
  type CorrectionStatus,
} from "../../../graphql/generated/adminOperations";

const sorts: readonly SortOption<"NEWEST">[] = [{ value: "NEWEST", label: "Newest", naturally: "desc" }];

const states = Object.entries(correctionStates).map(([value, label]) => ({ value, label }));

const parseState = (text: string): CorrectionStatus | null =>
  (Object.keys(correctionStates) as CorrectionStatus[]).find((state) => state === text) ?? null;

/** Corrections: what readers say is wrong, open ones first. */
export function CorrectionsPage() {
  const state = useGridState<"NEWEST", "state">({ sorts, filters: ["state"] });
  const status = parseState(state.filters.state);
  const { sort: _sort, ...page } = state.variables;
  const list = useAdminList(AdminCorrectionsDocument, { ...page, status });
  const [opened, setOpened] = useState<CorrectionRowFragment | null>(null);
  // The list has the newer version after an answer.
  const shown = list.data?.corrections.edges.find(({ node }) => node.id === opened?.id)?.node ?? opened;
  return (
    <>
      <ScreenHeader
        title="Corrections"
        text="What readers say is wrong about a look, open ones first. Nothing is public before you accept it."
      />
      <AdminGrid
        noun={["correction", "corrections"]}
        state={state}
        columns={correctionColumns}
        {...gridPage(list, list.data?.corrections)}
        emptyText={status ? "No corrections found" : "No corrections yet"}
        filters={
          <GridSelect
            label="State"
            allLabel="All states"
            value={status ?? ""}
            options={states}
            onChange={(value) => state.setFilter("state", value)}
          />
        }
        rowActions={(row) => [{ label: "Open", icon: <ViewIcon />, onClick: () => setOpened(row) }]}
        onOpen={setOpened}
        rowHeight={84}
      />
      {shown ? <CorrectionDialog correction={shown} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
