import type { Theme } from "@mui/material/styles";

type Overrides = Theme["components"];

/**
 * Compact sizes for a working tool: smaller type and lower rows than the public site, the same colors and hairlines.
 */
const buildTypography = ({ typography }: Theme): Theme["typography"] => ({
  ...typography,
  h1: { ...typography.h1, fontSize: "clamp(1.5rem, 1.3rem + 0.8vw, 2rem)", fontWeight: 420, lineHeight: 1.15 },
  h2: { ...typography.h2, fontSize: "1.375rem", fontWeight: 430, lineHeight: 1.2 },
  h3: { ...typography.h3, fontSize: "1.125rem", fontWeight: 470, lineHeight: 1.3 },
  h4: { ...typography.h4, fontSize: "1rem", fontWeight: 520 },
  body1: { ...typography.body1, fontSize: "0.9375rem", lineHeight: 1.55 },
  body2: { ...typography.body2, fontSize: "0.875rem", lineHeight: 1.5 },
  button: { ...typography.button, fontSize: "0.875rem" },
});

/** Touch targets need more space than mouse targets, whatever the width of the screen. */
const coarse = "@media (pointer: coarse)";

const buildComponents = ({ components = {}, vars }: Theme): Overrides => ({
  ...components,
  MuiButton: {
    ...components.MuiButton,
    styleOverrides: {
      ...components.MuiButton?.styleOverrides,
      root: [
        components.MuiButton?.styleOverrides?.root,
        {
          minHeight: 38,
          padding: "7px 18px",
          "&.MuiButton-sizeSmall": { minHeight: 32, padding: "4px 12px", fontSize: "0.8125rem" },
          "&.MuiButton-text": { minWidth: 0, minHeight: 32, padding: "4px 2px" },
          "&.Mui-disabled": { opacity: 0.6 },
          [coarse]: { minHeight: 44, "&.MuiButton-sizeSmall, &.MuiButton-text": { minHeight: 44 } },
        },
      ],
    },
  },
  MuiIconButton: {
    ...components.MuiIconButton,
    styleOverrides: {
      ...components.MuiIconButton?.styleOverrides,
      root: [
        components.MuiIconButton?.styleOverrides?.root,
        { minWidth: 36, minHeight: 36, padding: 6, [coarse]: { minWidth: 44, minHeight: 44 } },
      ],
    },
  },
  MuiOutlinedInput: {
    defaultProps: { size: "small" },
    styleOverrides: {
      root: {
        background: vars.palette.background.paper,
        "& .MuiOutlinedInput-notchedOutline": { borderColor: vars.editorial.control },
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: vars.palette.text.primary },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: vars.editorial.focus },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { "&.Mui-focused": { color: vars.palette.text.primary } } },
  },
  MuiSelect: { ...components.MuiSelect, defaultProps: { ...components.MuiSelect?.defaultProps, size: "small" } },
  MuiMenuItem: {
    ...components.MuiMenuItem,
    styleOverrides: { root: { minHeight: 38, fontSize: "0.9375rem", [coarse]: { minHeight: 44 } } },
  },
  MuiDialog: { styleOverrides: { paper: { padding: 0 } } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: "auto",
        minHeight: 28,
        borderRadius: 0,
        background: "transparent",
        border: `1px solid ${vars.editorial.control}`,
      },
      label: { paddingInline: 10, whiteSpace: "normal" },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        background: vars.palette.text.primary,
        color: vars.palette.background.default,
        fontSize: "0.8125rem",
        borderRadius: 0,
      },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 0, border: "1px solid currentColor" } } },
});

export const adminTheme = (outer: Theme): Theme => ({
  ...outer,
  typography: buildTypography(outer),
  components: buildComponents(outer),
});
