import { useId } from "react";
import { styled } from "@mui/material/styles";

export interface ScoreBarsProps {
  title: string;
  scores: readonly { label: string; percent: number }[];
}

/** Thin bars with their value as text. */
export function ScoreBars({ title, scores }: ScoreBarsProps) {
  const id = useId();
  if (scores.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <List>
        {scores.map(({ label, percent }, index) => (
          <li key={label}>
            <span id={`${id}-${index}`}>{label}</span>
            <strong aria-hidden="true">{percent}%</strong>
            <div
              role="meter"
              aria-labelledby={`${id}-${index}`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              aria-valuetext={`${percent}%`}
            >
              <div style={{ width: `${Math.min(Math.max(percent, 0), 100)}%` }} />
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: 26,
  listStyle: "none",
  "& li": { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "baseline", gap: "10px 16px" },
  "& span": { ...theme.typography.h4 },
  "& strong": { ...theme.typography.h3, fontVariantNumeric: "lining-nums tabular-nums" },
  "& [role='meter']": { gridColumn: "1 / -1", height: 4, background: theme.vars.palette.divider },
  "& [role='meter'] > div": { height: "100%", background: theme.vars.palette.primary.main },
}));
