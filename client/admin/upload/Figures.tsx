import { styled } from "@mui/material/styles";

export interface Figure {
  label: string;
  value: number;
}

/** Labeled numbers in a wrapping row. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <List aria-label={label} data-few={figures.length <= 4}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value.toLocaleString("en")}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(5.25rem, 1fr))",
  gap: "14px 20px",
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    "&[data-few='true']": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  "& div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" },
  "& dt": { fontSize: "0.8125rem", lineHeight: 1.3, color: theme.vars.palette.text.secondary },
  "& dd": { ...theme.typography.h3, fontVariantNumeric: "tabular-nums lining-nums" },
}));
