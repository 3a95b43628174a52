import { styled } from "@mui/material/styles";

export interface ProfileTimelineProps {
  /** Oldest year first. */
  entries: readonly { year: number; title: string; text: string }[];
}

export function ProfileTimeline({ entries }: ProfileTimelineProps) {
  return (
    <Years>
      {entries.map(({ year, title, text }) => (
        <li key={`${year} ${title}`}>
          <time dateTime={String(year)}>{year}</time>
          <div>
            <h3>{title}</h3>
            {text ? <p>{text}</p> : null}
          </div>
        </li>
      ))}
    </Years>
  );
}

const Years = styled("ol")(({ theme }) => ({
  listStyle: "none",
  paddingTop: "clamp(0.75rem, 0.5rem + 1vw, 1.5rem)",
  "& li": {
    display: "grid",
    gap: "6px clamp(2rem, 1rem + 4vw, 5.5rem)",
    paddingBlock: "clamp(1.5rem, 1.2rem + 1.2vw, 2.5rem)",
    alignItems: "baseline",
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)" },
  },
  "& li + li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& time": {
    ...theme.typography.h1,
    color: theme.vars.palette.primary.main,
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  "& h3": { ...theme.typography.h3 },
  "& p": { marginTop: 8, maxWidth: "60ch", color: theme.vars.palette.text.secondary },
}));
