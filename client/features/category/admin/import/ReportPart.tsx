import { styled } from "@mui/material/styles";

/** A section of the import report, below a hairline. */
export const ReportPart = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 8,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& h3": { ...theme.typography.body2, fontWeight: 550 },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: "anywhere" },
}));
