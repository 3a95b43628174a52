import type { CSSObject, Theme } from "@mui/material/styles";

/** One look for links and buttons that act, told apart by `data-variant`: solid ink, outline, or underlined text. */
export const actionStyle = ({ theme }: { theme: Theme }): CSSObject => ({
  ...theme.typography.button,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 10,
  minHeight: 48,
  padding: "12px 28px",
  border: `1px solid ${theme.vars.palette.text.primary}`,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  cursor: "pointer",
  textDecoration: "none",
  transition: "background-color 160ms, border-color 160ms, color 160ms",
  "&:hover": {
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  "&[data-variant='outline']": {
    background: "transparent",
    color: theme.vars.palette.text.primary,
    "&:hover": { background: theme.vars.palette.text.primary, color: theme.vars.palette.background.default },
  },
  "&[data-variant='text']": {
    minHeight: 44,
    padding: "10px 2px",
    border: 0,
    background: "none",
    color: "inherit",
    textDecoration: "underline",
    textDecorationThickness: 1,
    textUnderlineOffset: "0.4em",
    "&:hover": { color: theme.vars.palette.primary.main, textDecorationThickness: 2 },
  },
  "&[aria-disabled='true'], &:disabled": { opacity: 0.6, cursor: "default" },
});
