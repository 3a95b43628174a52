import { styled } from "@mui/material/styles";
import type { Fact } from "./biography";

export interface FactListProps {
  facts: readonly Fact[];
  /** Puts the label above its text, for long texts. */
  stacked?: boolean;
}

/** Labels and texts between hairlines. */
export function FactList({ facts, stacked = false }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <List data-stacked={stacked}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled("dl")(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > div": {
    display: "grid",
    gridTemplateColumns: "minmax(6.5rem, 3fr) minmax(0, 7fr)",
    gap: "2px 16px",
    paddingBlock: 11,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "&[data-stacked='true'] > div": { gridTemplateColumns: "minmax(0, 1fr)" },
  "& dt": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& dd": { ...theme.typography.body2, fontVariantNumeric: "lining-nums" },
}));
