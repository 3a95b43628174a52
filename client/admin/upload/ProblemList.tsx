import { styled } from "@mui/material/styles";
import { plural } from "../../shared/format/plural";

export interface ProblemListProps {
  /** The total number of problems; only the first ones are listed. */
  count: number;
  /** `line` is a number, or says where in words. */
  problems: readonly { line: number | string; sentence: string }[];
  /** Their number, as a sentence. */
  title?: string;
}

/** Problems of a file, by line; renders nothing when there are none. */
export function ProblemList({ count, problems, title = `${plural(count, "problem")} in the file` }: ProblemListProps) {
  if (count === 0) return null;
  const more = count - problems.length;
  return (
    <Container>
      <h3>{title}</h3>
      <ul>
        {problems.map(({ line, sentence }, place) => (
          <li key={place} data-wide={typeof line === "string"}>
            <b>{typeof line === "string" ? line : `Line ${line}`}</b> <span>{sentence}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>and {more.toLocaleString("en")} more.</p> : null}
    </Container>
  );
}

const Container = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  padding: "12px 16px",
  borderLeft: `3px solid ${theme.vars.palette.warning.main}`,
  background: theme.vars.editorial.sunken,
  "& h3": { ...theme.typography.h4, fontSize: "0.9375rem", marginBottom: 6 },
  "& ul": { display: "grid", gap: 4, maxHeight: 260, overflowY: "auto", listStyle: "none" },
  "& li": { display: "grid", gridTemplateColumns: "5.5rem 1fr", gap: 8 },
  "& li[data-wide='true']": { gridTemplateColumns: "1fr", gap: 0, overflowWrap: "anywhere" },
  "& b": { fontWeight: 550, fontVariantNumeric: "tabular-nums" },
  "& > p": { marginTop: 6, color: theme.vars.palette.text.secondary },
}));
