import { styled } from "@mui/material/styles";

/** A part of a report, below a hairline. */
export const ReportPart = styled("section")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& h3": { ...theme.typography.body2, fontWeight: 600 },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: "anywhere" },
}));
