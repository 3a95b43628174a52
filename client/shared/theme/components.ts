import type { Components, Theme } from "@mui/material/styles";

type Overrides = Components<Omit<Theme, "components">>;

/** Material's parts in the magazine's dress: hairlines for shadows, ink for colour, underlines for pills. */
export const components: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: "contained", color: "secondary" },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: "12px 28px",
        borderRadius: 0,
        transition: "background-color 160ms, color 160ms, border-color 160ms",
        "&.Mui-focusVisible": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 3 },
        "&.MuiButton-sizeSmall": { minHeight: 40, padding: "8px 18px" },
        "&.MuiButton-outlined": { borderColor: "currentColor" },
        "&.MuiButton-text": {
          minHeight: 44,
          padding: "10px 2px",
          textDecoration: "underline",
          textDecorationThickness: 1,
          textUnderlineOffset: "0.4em",
          "&:hover": { background: "none", textDecorationThickness: 2 },
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 44,
        minHeight: 44,
        color: "inherit",
        borderRadius: 0,
        "&.Mui-focusVisible": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 1 },
      }),
    },
  },
  MuiLink: {
    defaultProps: { color: "inherit", underline: "always" },
    styleOverrides: { root: { textUnderlineOffset: "0.25em", textDecorationThickness: 1 } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundImage: "none", border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiDialog: { styleOverrides: { paper: { padding: 8 } } },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3 }) } },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: 0,
        height: 32,
        background: "transparent",
        border: "1px solid currentColor",
        fontSize: "0.8125rem",
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        background: theme.vars.palette.background.paper,
        "& .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.editorial.control },
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.palette.text.primary },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.editorial.focus },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: ({ theme }) => ({ "&.Mui-focused": { color: theme.vars.palette.text.primary } }) },
  },
  MuiTabs: {
    styleOverrides: { indicator: ({ theme }) => ({ height: 2, background: theme.vars.palette.text.primary }) },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        padding: "12px 4px",
        marginRight: 28,
        "&.Mui-selected": { color: theme.vars.palette.text.primary },
        "&.Mui-focusVisible": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: -2 },
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: { root: { background: "transparent", borderWidth: "1px 0 0", "&::before": { display: "none" } } },
  },
  MuiTableCell: {
    styleOverrides: {
      head: ({ theme }) => ({ ...theme.typography.overline, color: theme.vars.palette.text.secondary }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        background: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: "0.8125rem",
        borderRadius: 0,
      }),
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 0, border: "1px solid currentColor" } } },
};
