import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../../site/addresses";
import { FieldGroup } from "../../../../admin/form/FormGrid";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import { PanelDialog } from "../../../../admin/PanelDialog";
import {
  DecideQuestionDocument,
  type QuestionRowFragment,
  type QuestionStatus,
} from "../../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../../shared/format/date";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";
import { getPicture, questionStates } from "./questionColumns";
import { DecisionButtons, DecisionFields, InboxParts } from "../../../../admin/grid/InboxScreen";

interface QuestionDialogProps {
  question: QuestionRowFragment;
  onClose: () => void;
  /** Chooses a look by its id. */
  renderSearch: (id: string, onChange: (id: string) => void) => ReactNode;
}

const done: Readonly<Record<QuestionStatus, { title: string; text: string }>> = {
  ANSWERED: { title: "Question answered", text: "Askers see the look." },
  DISMISSED: { title: "Question dismissed", text: "Askers see that there is no answer." },
  OPEN: { title: "Question reopened", text: "Askers see that you are looking." },
};

/** A picture that readers ask about, and what editors do about it. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question } = props;
  const picture = getPicture(question);
  return (
    <PanelDialog title="Question" maxWidth={680} onClose={props.onClose}>
      <InboxParts>
        {picture ? <img src={picture} alt="What readers ask about" /> : <p>The picture is deleted.</p>}
        <blockquote>{question.body}</blockquote>
        <p>
          {plural(question.askerCount, "asker")}, first on {paddedDate(question.createdAt)}.
        </p>
        <Decision {...props} />
      </InboxParts>
    </PanelDialog>
  );
}

function Decision({ question: { id, version, status, outfit }, onClose, renderSearch }: QuestionDialogProps) {
  const [outfitId, setOutfitId] = useState("");
  const toast = useToast();
  const attempt = useAttempt();
  const [run, { loading }] = useMutation(DecideQuestionDocument, {
    update: (cache) => evictLists(cache, ["questions"]),
  });
  const decide = async (next: QuestionStatus): Promise<void> => {
    const input = { id, version, status: next, outfitId: next === "ANSWERED" ? outfitId : null };
    if (!(await attempt(() => run({ variables: { input } })))) return;
    toast(done[next]);
    onClose();
  };
  if (status !== "OPEN")
    return (
      <FieldGroup>
        <legend>{questionStates[status]}</legend>
        {outfit ? (
          <p>
            <Link to={adminPaths.outfits({ edit: outfit.id })}>{outfit.title}</Link>
          </p>
        ) : null}
        <Button variant="outlined" disabled={loading} onClick={() => void decide("OPEN")}>
          Reopen
        </Button>
      </FieldGroup>
    );
  return (
    <FieldGroup>
      <legend>Answer</legend>
      <DecisionFields>
        {renderSearch(outfitId, setOutfitId)}
        <DecisionButtons>
          <Button disabled={loading || outfitId === ""} onClick={() => void decide("ANSWERED")}>
            Answer with this look
          </Button>
          <Button variant="outlined" disabled={loading} onClick={() => void decide("DISMISSED")}>
            Dismiss
          </Button>
        </DecisionButtons>
      </DecisionFields>
    </FieldGroup>
  );
}
