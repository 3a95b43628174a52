import { styled } from "@mui/material/styles";

/** Fields in two columns, one on a phone. */
export const FormGrid = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "18px 20px",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));

/** A child that spans the full width of a FormGrid. */
export const WideField = styled("div")({ gridColumn: "1 / -1", minWidth: 0 });

/** Fields that belong together, with a legend, and a sentence about them in a paragraph. */
export const FieldGroup = styled("fieldset")(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: "16px 20px 20px",
  border: `1px solid ${theme.vars.palette.divider}`,
  // Outlined inputs contain legends, too.
  "& > legend": { ...theme.typography.h4, padding: "0 6px", marginLeft: -6 },
  "& > p": { ...theme.typography.body2, marginBottom: 14, color: theme.vars.palette.text.secondary },
  "& > p[data-error='true']": { color: theme.vars.palette.error.main },
}));
