import { styled } from "@mui/material/styles";
import type { ReplaceHostMutation } from "../../../../graphql/generated/adminOperations";

export interface HostExamplesProps {
  examples: ReplaceHostMutation["replaceHost"]["examples"];
}

/** Some links before and after. */
export function HostExamples({ examples }: HostExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <List aria-label="Examples">
      {examples.map(({ title, before, after }) => (
        <li key={`${title} ${before}`}>
          <strong>{title}</strong>
          <del>{before}</del>
          <ins>{after}</ins>
        </li>
      ))}
    </List>
  );
}

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: 12,
  marginTop: 16,
  listStyle: "none",
  fontSize: "0.8125rem",
  "& li": { display: "grid", gap: 2, minWidth: 0, overflowWrap: "anywhere" },
  "& strong": { fontWeight: 550 },
  "& del": { color: theme.vars.palette.text.secondary, textDecoration: "none" },
  "& ins": { textDecoration: "none" },
  "& del::before": { content: '"Before: "' },
  "& ins::before": { content: '"After: "' },
}));
