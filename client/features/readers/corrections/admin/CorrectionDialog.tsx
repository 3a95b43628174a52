import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../../site/addresses";
import { FieldGroup } from "../../../../admin/form/FormGrid";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import { PanelDialog } from "../../../../admin/PanelDialog";
import {
  AnswerCorrectionDocument,
  type CorrectionRowFragment,
  type CorrectionStatus,
  DecideCorrectionDocument,
} from "../../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../../shared/format/date";
import { useToast } from "../../../../shared/toast/ToastContext";
import { Picture } from "../../../../shared/ui/picture/Picture";
import { correctionStates } from "./correctionColumns";
import { DecisionButtons, DecisionFields, InboxParts } from "../../../../admin/grid/InboxScreen";

interface CorrectionDialogProps {
  correction: CorrectionRowFragment;
  onClose: () => void;
}

const done: Readonly<Record<CorrectionStatus, { title: string; text: string }>> = {
  ACCEPTED: { title: "Correction accepted", text: "The note is on the look's page." },
  REJECTED: { title: "Correction rejected", text: "Nothing of it is public." },
  OPEN: { title: "Correction reopened", text: "Its note is no longer public." },
};

/** What a reader says is wrong, and what editors do about it. */
export function CorrectionDialog({ correction, onClose }: CorrectionDialogProps) {
  const { status, body, sourceUrl, createdAt } = correction;
  return (
    <PanelDialog title="Correction" maxWidth={680} onClose={onClose}>
      <InboxParts>
        <Subject correction={correction} />
        <blockquote>{body}</blockquote>
        <p>
          Sent on {paddedDate(createdAt)}. {correctionStates[status]}.
        </p>
        {sourceUrl ? (
          <p>
            Source:{" "}
            <a href={sourceUrl} target="_blank" rel="nofollow noopener noreferrer">
              {sourceUrl}
            </a>
          </p>
        ) : null}
        <Decision correction={correction} onClose={onClose} />
        <Answer key={correction.version} correction={correction} />
      </InboxParts>
    </PanelDialog>
  );
}

const Subject = ({ correction: { outfit, product } }: Pick<CorrectionDialogProps, "correction">) => (
  <SubjectRow>
    <Picture src={outfit?.image} alt="" kind="outfit" width={96} height={128} sizes="96px" />
    <div>
      {outfit ? <Link to={adminPaths.outfits({ edit: outfit.id })}>{outfit.title}</Link> : "The look is in the trash."}
      {product ? (
        <p>
          Product: <Link to={adminPaths.products({ edit: product.id })}>{product.title}</Link>
        </p>
      ) : null}
    </div>
  </SubjectRow>
);

function Decision({ correction, onClose }: CorrectionDialogProps) {
  const { id, version, status, publicNote } = correction;
  const [note, setNote] = useState(publicNote);
  const toast = useToast();
  const attempt = useAttempt();
  const [run, { loading }] = useMutation(DecideCorrectionDocument, {
    update: (cache) => evictLists(cache, ["corrections"]),
  });
  const decide = async (next: CorrectionStatus): Promise<void> => {
    const input = { id, version, status: next, publicNote: note };
    if (!(await attempt(() => run({ variables: { input } })))) return;
    toast(done[next]);
    onClose();
  };
  if (status !== "OPEN")
    return (
      <FieldGroup>
        <legend>{correctionStates[status]}</legend>
        {publicNote ? <p>{publicNote}</p> : null}
        <Button variant="outlined" disabled={loading} onClick={() => void decide("OPEN")}>
          Reopen
        </Button>
      </FieldGroup>
    );
  return (
    <FieldGroup>
      <legend>Decide</legend>
      <p>Change the product in its form first if the reader is right. Visitors read only the note.</p>
      <DecisionFields>
        <TextField
          label="Public note"
          placeholder="The coat is the midi, not the maxi."
          value={note}
          onChange={({ target }) => setNote(target.value)}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <DecisionButtons>
          <Button disabled={loading || !note.trim()} onClick={() => void decide("ACCEPTED")}>
            Accept
          </Button>
          <Button variant="outlined" disabled={loading} onClick={() => void decide("REJECTED")}>
            Reject
          </Button>
        </DecisionButtons>
      </DecisionFields>
    </FieldGroup>
  );
}

function Answer({ correction: { id, version, answer, answerProblem } }: Pick<CorrectionDialogProps, "correction">) {
  const [text, setText] = useState("");
  const toast = useToast();
  const attempt = useAttempt();
  const [run, { loading }] = useMutation(AnswerCorrectionDocument);
  const send = async (): Promise<void> => {
    if (await attempt(() => run({ variables: { input: { id, version, text } } })))
      toast({ title: "Answer sent", text: "The reader's address is deleted." });
  };
  return (
    <FieldGroup>
      <legend>Answer</legend>
      {answerProblem ? <p>{answerProblem}</p> : null}
      {answer ? <blockquote>{answer}</blockquote> : null}
      {answerProblem ? null : (
        <DecisionFields>
          <TextField
            label="Answer to the reader"
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            minRows={3}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 5_000 } }}
          />
          <DecisionButtons>
            <Button variant="outlined" disabled={loading || !text.trim()} onClick={() => void send()}>
              Send answer
            </Button>
          </DecisionButtons>
        </DecisionFields>
      )}
    </FieldGroup>
  );
}

const SubjectRow = styled("div")({
  display: "flex",
  gap: 16,
  "& img": { flex: "none", width: 96 },
  "& > div": { display: "grid", alignContent: "start", gap: 6, minWidth: 0, overflowWrap: "anywhere" },
});
