import { InboxScreen } from "../../../admin/grid/InboxScreen";
import { OutfitSearch } from "../../../features/content/product/admin/outfits/OutfitSearch";
import { QuestionDialog } from "../../../features/readers/questions/admin/QuestionDialog";
import { questionColumns, questionStates } from "../../../features/readers/questions/admin/questionColumns";
import { AdminQuestionsDocument } from "../../../graphql/generated/adminOperations";

/** Questions: pictures that readers ask about. */
export const QuestionsPage = () => (
  <InboxScreen
    title="Questions"
    text="Pictures that readers ask about, those with the most askers first. The pictures are never public."
    noun={["question", "questions"]}
    order={{ value: "ASKERS", label: "Most askers", naturally: "desc" }}
    states={questionStates}
    columns={questionColumns}
    query={AdminQuestionsDocument}
    getRows={({ questions }) => questions}
    renderDialog={(row, onClose) => (
      <QuestionDialog
        question={row}
        onClose={onClose}
        renderSearch={(id, onChange) => <OutfitSearch id={id} onChange={onChange} label="Look" />}
      />
    )}
  />
);
