import type { CSSObject, Theme } from "@mui/material/styles";

/** An outlined field. */
export const outlinedField = ({ vars: { editorial, palette, shape } }: Theme): CSSObject => ({
  width: "100%",
  minHeight: 48,
  padding: "5px 14px",
  border: `1px solid ${editorial.control}`,
  borderRadius: shape.field,
  background: palette.background.paper,
  "&:hover": { borderColor: palette.text.primary },
  "&.Mui-focused": { outline: `2px solid ${editorial.focus}` },
  "&.Mui-disabled": { opacity: 0.6 },
});

/** An underlined field. */
export const underlinedField = ({ vars: { editorial, palette } }: Theme): CSSObject => ({
  minHeight: 48,
  borderBottom: `1px solid ${editorial.control}`,
  transition: "border-color 160ms",
  "&:hover": { borderColor: palette.text.primary },
  "&.Mui-focused": { borderColor: editorial.focus, boxShadow: `0 1px 0 ${editorial.focus}` },
});
