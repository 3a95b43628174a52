import { styled } from "@mui/material/styles";

/** A line below a field: words, and buttons beside them. */
export const FieldNote = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 10px",
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
  "& b": { fontWeight: 550, color: theme.vars.palette.text.primary },
}));
