import type { Theme } from "@mui/material/styles";
import { rowStyles } from "./rowStyles";

/**
 * Hairlines and quiet headers instead of the data grid's own borders. The last column stays visible while the rest
 * scrolls.
 */
export const gridStyles = ({ theme }: { theme: Theme }) => {
  const ground = theme.vars.palette.background.default;
  const hairline = `1px solid ${theme.vars.palette.divider}`;
  return {
    border: 0,
    borderRadius: 0,
    borderTop: `1px solid ${theme.vars.palette.text.primary}`,
    borderBottom: hairline,
    background: ground,
    color: theme.vars.palette.text.primary,
    fontFamily: theme.typography.fontFamily,
    fontSize: "0.875rem",
    minHeight: 220,
    "--DataGrid-t-color-background-base": ground,
    "--DataGrid-t-header-background-base": ground,
    "--DataGrid-t-color-border-base": theme.vars.palette.divider,
    "--DataGrid-rowBorderColor": theme.vars.palette.divider,
    "& .MuiDataGrid-columnHeaderTitle": {
      fontSize: "0.8125rem",
      fontWeight: 550,
      color: theme.vars.palette.text.secondary,
    },
    "& .MuiDataGrid-columnHeader": { background: ground },
    "& .MuiDataGrid-columnHeader[aria-sort='ascending'] .MuiDataGrid-columnHeaderTitle, & .MuiDataGrid-columnHeader[aria-sort='descending'] .MuiDataGrid-columnHeaderTitle":
      { color: theme.vars.palette.text.primary },
    "& .MuiDataGrid-columnSeparator": { display: "none" },
    "& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton, & .MuiDataGrid-columnHeader .MuiDataGrid-sortButton:hover": {
      background: "none",
      minWidth: 28,
      minHeight: 28,
    },
    "& .MuiDataGrid-cell--rowHeader, & [role='rowheader']": { fontWeight: 550 },
    "& .MuiDataGrid-cell": { lineHeight: 1.4, borderColor: theme.vars.palette.divider },
    "& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus": { outline: "none" },
    "& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible": {
      outline: `2px solid ${theme.vars.editorial.focus}`,
      outlineOffset: -2,
    },
    "& .MuiDataGrid-cell--editable:hover": { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}` },
    "& .MuiDataGrid-cell.MuiDataGrid-cell--editing, & .MuiDataGrid-cell.MuiDataGrid-cell--editing:focus-within": {
      padding: "0 4px",
      background: ground,
      boxShadow: "none",
      outline: "none",
    },
    "& .MuiDataGrid-row:hover, & .MuiDataGrid-row:hover .stays": { background: theme.vars.editorial.sunken },
    "& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover, & .MuiDataGrid-row.Mui-selected .stays": {
      background: theme.vars.editorial.accentWash,
    },
    "& .stays": { position: "sticky", right: 0, zIndex: 3, background: ground },
    ...rowStyles(theme),
    "& .MuiDataGrid-overlay": { background: "transparent", color: theme.vars.palette.text.secondary },
    "& .MuiCheckbox-root": { color: theme.vars.editorial.control },
    "& .MuiCheckbox-root.Mui-checked, & .MuiCheckbox-root.MuiCheckbox-indeterminate": {
      color: theme.vars.palette.primary.main,
    },
  } as const;
};
