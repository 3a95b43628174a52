import type { Components, CSSObject, Theme } from "@mui/material/styles";

type Overrides = Components<Omit<Theme, "components">>;

type Style = (theme: Theme) => CSSObject;

const solid: Style = ({ vars: { palette } }) => ({
  "&:hover": { background: palette.primary.main, color: palette.primary.contrastText },
  // Only the opacity changes: the label stays readable while disabled.
  "&.Mui-disabled": { background: palette.secondary.main, color: palette.secondary.contrastText },
});

const outlined: Style = ({ vars: { palette } }) => ({
  "&:hover": { background: palette.secondary.main, color: palette.secondary.contrastText },
  "&.Mui-disabled": { borderColor: "currentColor", color: palette.secondary.main },
});

const underlined: CSSObject = {
  minHeight: 44,
  padding: "10px 2px",
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: "0.4em",
  "&:hover": { background: "none", textDecorationThickness: 2 },
};

const quiet: Style = ({ vars: { palette } }) => ({
  color: "inherit",
  "&:hover, &[aria-pressed='true']": { color: palette.primary.main },
  "&.Mui-disabled": { color: "inherit" },
});

/**
 * Material UI's components in the site's style: hairlines for shadows, ink for color, underlines for pills. Those that
 * only the admin area shows are in `shared/admin/adminTheme.ts`, which visitors do not load.
 */
export const components: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: "contained", color: "secondary" },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 10,
        minHeight: 48,
        padding: "12px 28px",
        borderRadius: theme.vars.shape.control,
        transition: "background-color 160ms, color 160ms, border-color 160ms",
        "&.Mui-focusVisible": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 3 },
        "&.Mui-disabled, &[aria-disabled='true']": { opacity: 0.6 },
        "& .MuiButton-icon": { margin: 0 },
        variants: [
          { props: { size: "small" }, style: { minHeight: 40, padding: "8px 18px" } },
          { props: { variant: "contained", color: "secondary" }, style: solid(theme) },
          { props: { variant: "outlined" }, style: { borderColor: "currentColor" } },
          { props: { variant: "outlined", color: "secondary" }, style: outlined(theme) },
          { props: { variant: "text" }, style: underlined },
          { props: { variant: "text", color: "secondary" }, style: quiet(theme) },
        ],
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
        "&:hover, &[aria-pressed='true']": { background: "none", color: theme.vars.palette.primary.main },
        "&.Mui-focusVisible": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 1 },
      }),
    },
  },
  MuiTypography: { defaultProps: { variantMapping: { overline: "p", subtitle1: "p" } } },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: 1360, paddingInline: "clamp(1.25rem, 0.5rem + 3.2vw, 4rem)" } },
  },
  MuiSkeleton: {
    defaultProps: { variant: "rectangular" },
    styleOverrides: { root: ({ theme }) => ({ background: theme.vars.editorial.sunken }) },
  },
  MuiCard: { styleOverrides: { root: { overflow: "visible", border: 0, background: "none" } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: "none",
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: theme.vars.shape.field,
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: { padding: 8 } } },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3 }) } },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        "&::placeholder": { color: theme.vars.palette.text.secondary, opacity: 1 },
        "&::-webkit-search-cancel-button": { display: "none" },
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: ({ theme }) => ({
        "&&": { minWidth: 0, paddingBlock: 8, textOverflow: "ellipsis" },
        "& option": { background: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
      }),
      icon: { color: "inherit" },
    },
  },
  MuiTabs: {
    styleOverrides: {
      list: { gap: 28 },
      // The selected tab has its own underline, also without JavaScript.
      indicator: { display: "none" },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexDirection: "row",
        gap: 6,
        minWidth: 0,
        // No wider than a phone, where the strip scrolls.
        maxWidth: "min(360px, 85vw)",
        padding: "12px 0",
        color: theme.vars.palette.text.secondary,
        transition: "color 160ms",
        "&:hover, &.Mui-selected": { color: theme.vars.palette.text.primary },
        "&.Mui-selected": { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.text.primary}` },
        "&.Mui-focusVisible": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: -2 },
      }),
    },
  },
};
