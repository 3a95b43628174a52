import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { describeDecision } from "./describeDecision";
import type { Decision, Example } from "./feedReport";

export interface DecisionRowProps {
  decision: Decision;
  /** Makes a rule from an example. */
  onChange: (example: Example) => void;
}

/** Products for which the same rule decides: why, how many, and examples on demand. */
export function DecisionRow({ decision, onChange }: DecisionRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { count, examples } = decision;
  const why = describeDecision(decision);
  const [first] = examples;
  return (
    <Row>
      <header>
        <p>
          {why} <small>{count.toLocaleString("en")}</small>
        </p>
        <div>
          <Button
            size="small"
            variant="text"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={`Examples: ${why}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Hide examples" : "Examples"}
          </Button>
          {first ? (
            <Button size="small" variant="outlined" aria-label={`Change: ${why}`} onClick={() => onChange(first)}>
              Change
            </Button>
          ) : null}
        </div>
      </header>
      {isOpen ? (
        <ol id={id}>
          {examples.map((example) => (
            <li key={example.line}>
              <span>
                {example.title}
                <small>{[example.type, `line ${example.line}`].filter(Boolean).join(", ")}</small>
              </span>
              <Button
                size="small"
                variant="text"
                aria-label={`Change: ${example.title}`}
                onClick={() => onChange(example)}
              >
                Change
              </Button>
            </li>
          ))}
        </ol>
      ) : null}
    </Row>
  );
}

const Row = styled("li")(({ theme }) => ({
  ...theme.typography.body2,
  padding: "6px 0",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& header": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2px 12px",
  },
  "& header p": { flex: "1 1 14rem", minWidth: 0, color: "inherit" },
  "& header small": { marginLeft: 6, fontVariantNumeric: "tabular-nums" },
  "& header > div": { display: "flex", alignItems: "center", gap: 8 },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& ol": {
    margin: "6px 0 4px",
    padding: "2px 0 2px 14px",
    listStyle: "none",
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
  "& ol li": { display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 },
  "& ol span": { minWidth: 0, overflowWrap: "anywhere" },
  "& ol small": { display: "block" },
}));
