import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import type { RefusedForm } from "../seo/PageStatus";

/** A paragraph that says how it went, beside a form. */
export const outcomeBox = ({ vars: { palette, shape } }: Theme, outcome: "success" | "error"): CSSObject => ({
  padding: "14px 16px",
  color: palette.text.primary,
  border: `1px solid ${palette.divider}`,
  borderLeft: `4px solid ${palette[outcome].main}`,
  borderRadius: shape.field,
});

/** A field that the browser draws. */
export const plainField = ({ vars: { editorial, palette, shape } }: Theme): CSSObject => ({
  minWidth: 0,
  minHeight: 48,
  font: "inherit",
  color: "inherit",
  border: `1px solid ${editorial.control}`,
  borderRadius: shape.field,
  background: palette.background.paper,
});

/** A form that the browser sends, with and without JavaScript: labels around their fields, below each other. */
export const PlainForm = styled("form")(({ theme }) => ({
  position: "relative",
  display: "grid",
  gap: 24,
  maxWidth: "40rem",
  paddingBottom: "clamp(3rem, 2rem + 4vw, 6rem)",
  "& > p": { maxWidth: "62ch", color: theme.vars.palette.text.secondary },
  "& > p[role='alert']": outcomeBox(theme, "error"),
  "& > label": { display: "grid", gap: 6 },
  "& > label > :not(span)": { ...plainField(theme), width: "100%", padding: "10px 14px" },
  "& textarea": { resize: "vertical" },
}));

/** Id of the sentence that says why a form was not stored. */
export const refusalId = "refusal";

/** The props of a field of a plain form: the one that is wrong is marked, and has the focus when the page opens. */
export const refusedField = (refused: RefusedForm | null, name: string) =>
  refused?.field === name ? { "aria-invalid": true, "aria-describedby": refusalId, autoFocus: true } : {};
