import { useState } from "react";
import { QuestionDialog } from "../../../features/readers/questions/admin/QuestionDialog";
import { questionColumns, questionStates } from "../../../features/readers/questions/admin/questionColumns";
import { OutfitSearch } from "../../../features/content/product/admin/outfits/OutfitSearch";
import { ViewIcon } from "../../../admin/adminIcons";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { GridSelect } from "../../../admin/grid/GridSelect";
import { type SortOption, useGridState } from "../../../admin/grid/useGridState";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import {
  AdminQuestionsDocument,
  type QuestionRowFragment,
  type QuestionStatus,
} from "../../../graphql/generated/adminOperations";

const sorts: readonly SortOption<"ASKERS">[] = [{ value: "ASKERS", label: "Most askers", naturally: "desc" }];

const states = Object.entries(questionStates).map(([value, label]) => ({ value, label }));

const parseState = (text: string): QuestionStatus | null =>
  (Object.keys(questionStates) as QuestionStatus[]).find((state) => state === text) ?? null;

/** Questions: pictures that readers ask about. */
export function QuestionsPage() {
  const state = useGridState<"ASKERS", "state">({ sorts, filters: ["state"] });
  const status = parseState(state.filters.state);
  const { sort: _sort, ...page } = state.variables;
  const list = useAdminList(AdminQuestionsDocument, { ...page, status });
  const [opened, setOpened] = useState<QuestionRowFragment | null>(null);
  // The list has the newer version after a decision.
  const shown = list.data?.questions.edges.find(({ node }) => node.id === opened?.id)?.node ?? opened;
  return (
    <>
      <ScreenHeader
        title="Questions"
        text="Pictures that readers ask about, those with the most askers first. The pictures are never public."
      />
      <AdminGrid
        noun={["question", "questions"]}
        state={state}
        columns={questionColumns}
        {...gridPage(list, list.data?.questions)}
        emptyText={status ? "No questions found" : "No questions yet"}
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
      {shown ? (
        <QuestionDialog
          question={shown}
          onClose={() => setOpened(null)}
          renderSearch={(id, onChange) => <OutfitSearch id={id} onChange={onChange} label="Look" />}
        />
      ) : null}
    </>
  );
}
