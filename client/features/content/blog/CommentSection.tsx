import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { useState, type FormEvent } from "react";
import { shortDate } from "../../../shared/format/date";
import { plural } from "../../../shared/format/plural";
import { outlinedField } from "../../../shared/theme/fields";
import { useToast } from "../../../shared/toast/ToastContext";
import { useComments } from "./useComments";
import { hiddenWithoutScript } from "../../../shared/theme/hiddenWithoutScript";

export const commentsId = "comments";

const longest = 2_000;

export function CommentSection({ postId }: { postId: string }) {
  const { comments, add } = useComments(postId);
  const [text, setText] = useState("");
  const toast = useToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const comment = text.trim();
    if (comment === "") return;
    add(comment);
    setText("");
    toast({ title: "Comment posted", text: "It is stored in this browser." });
  };
  return (
    <Section id={commentsId} aria-labelledby="comments-title">
      <h2 id="comments-title">{comments.length === 0 ? "Comments" : plural(comments.length, "Comment")}</h2>
      {comments.length > 0 ? (
        <ol>
          {comments.map((comment, place) => (
            <li key={place}>
              <p>
                <strong>{comment.author}</strong>
                <time dateTime={comment.date}>{shortDate(comment.date)}</time>
              </p>
              <blockquote>{comment.text}</blockquote>
            </li>
          ))}
        </ol>
      ) : null}
      <form onSubmit={submit}>
        <label htmlFor="comment">Add a comment</label>
        <FramedInput
          id="comment"
          multiline
          minRows={4}
          inputProps={{ maxLength: longest, "aria-describedby": "comment-hint" }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Foot>
          <p id="comment-hint">Comments are stored in this browser: only you see yours.</p>
          <Button type="submit">Post Comment</Button>
        </Foot>
      </form>
    </Section>
  );
}

const Section = styled("section")(({ theme }) => ({
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  scrollMarginTop: 96,
  // Comments require JavaScript.
  ...hiddenWithoutScript,
  "& h2": { ...theme.typography.h3 },
  "& ol": { display: "grid", marginTop: 12, listStyle: "none" },
  "& li": { paddingBlock: 18, borderBottom: `1px solid ${theme.vars.palette.divider}` },
  "& li p": { ...theme.typography.body2, display: "flex", alignItems: "baseline", gap: 12 },
  "& strong": { fontWeight: 600 },
  "& time": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  "& blockquote": { marginTop: 4, whiteSpace: "pre-wrap" },
  "& form": { display: "grid", gap: 10, marginTop: 24 },
  "& label": { ...theme.typography.subtitle2 },
}));

const FramedInput = styled(InputBase)(({ theme }) => outlinedField(theme));

const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 24px",
  "& p": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
