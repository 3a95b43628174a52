import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { StateNotice } from "../../../../../admin/StateNotice";

export interface QuestionProps {
  questions: readonly string[];
  onForce: () => void;
  onLeave: () => void;
}

/** Says what looks wrong about a feed, and asks whether to import it. */
export function Question({ questions, onForce, onLeave }: QuestionProps) {
  return (
    <StateNotice kind="error" title="Is this feed right?">
      {questions.map((question) => (
        <p key={question}>{question}</p>
      ))}
      <p>Nothing was written. Compare the file with the shop before you import it.</p>
      <Buttons>
        <Button variant="outlined" onClick={onLeave}>
          Leave it
        </Button>
        <Button onClick={onForce}>Import anyway</Button>
      </Buttons>
    </StateNotice>
  );
}

const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12 });
