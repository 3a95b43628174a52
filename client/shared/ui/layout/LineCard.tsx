import { styled } from "@mui/material/styles";

/** A card on one line inside a text: a small image, beside it words, and last an optional action. */
export const LineCard = styled("article")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "clamp(5.5rem, 22vw, 8.5rem) minmax(0, 1fr)",
  gap: "12px clamp(1rem, 0.6rem + 1.4vw, 1.75rem)",
  alignItems: "center",
  paddingBlock: 16,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  "& > figure": { overflow: "hidden", background: theme.vars.editorial.sunken },
  "& > div": { display: "grid", justifyItems: "start", gap: 4, minWidth: 0 },
  // No heading: the heading before it in the article can have any level.
  "& strong": { ...theme.typography.h4, display: "block" },
  "& strong a": { textDecoration: "none", "&:hover": { textDecoration: "underline", textDecorationThickness: 1 } },
  "& p": { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  "& .MuiButton-root": { minHeight: 44, marginTop: 10, paddingBlock: 8 },
}));
