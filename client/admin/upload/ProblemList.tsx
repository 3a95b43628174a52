import { styled } from "@mui/material/styles";
import { plural } from "../../shared/format/plural";

export interface FileProblem {
  /** A number, or where in words. */
  line: number | string;
  /** The name of its file, of several. */
  file?: string;
  sentence: string;
}

export interface ProblemListProps {
  /** The total number of problems; only the first ones are listed. */
  count: number;
  problems: readonly FileProblem[];
  /** Their number, as a sentence. */
  title?: string;
}

/** Says where something is: "Line 7", "May.csv, line 7". */
export const describePlace = ({ line, file }: Omit<FileProblem, "sentence">): string => {
  if (typeof line === "string") return line;
  return file === undefined ? `Line ${line}` : `${file}, line ${line}`;
};

/** Problems of files, by line; renders nothing when there are none. */
export function ProblemList({ count, problems, title = `${plural(count, "problem")} in the file` }: ProblemListProps) {
  if (count === 0) return null;
  const more = count - problems.length;
  return (
    <Container>
      <h3>{title}</h3>
      <ul>
        {problems.map(({ line, file, sentence }, place) => (
          <li key={place} data-wide={typeof line === "string" || file !== undefined}>
            <b>{describePlace({ line, file })}</b> <span>{sentence}</span>
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
