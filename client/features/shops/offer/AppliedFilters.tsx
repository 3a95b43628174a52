import { Link } from "react-router-dom";
import { styled } from "@mui/material/styles";
import { CloseIcon } from "../../../shared/ui/icons";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

export interface AppliedFiltersProps {
  /** Each with the URL that removes it. */
  filters: readonly { label: string; to: string }[];
  /** URL of the list without any filter; shown when there are several. */
  clearTo?: string;
  /** For a list that stays: the focused chip disappears, so the page decides where the focus goes. */
  onRemove?: () => void;
}

/** The active filters, each with a link that removes it. */
export function AppliedFilters({ filters, clearTo, onRemove }: AppliedFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Row aria-label="Applied filters">
      {filters.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} preventScrollReset onClick={onRemove}>
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {label}
            <CloseIcon />
          </Link>
        </li>
      ))}
      {clearTo !== undefined && filters.length > 1 ? (
        <li>
          <Link to={clearTo} preventScrollReset onClick={onRemove} data-clear>
            Clear All<VisuallyHidden> filters</VisuallyHidden>
          </Link>
        </li>
      ) : null}
    </Row>
  );
}

const Row = styled("ul")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  listStyle: "none",
  "& a": {
    ...theme.typography.body2,
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: 44,
    padding: "6px 10px 6px 14px",
    border: `1px solid ${theme.vars.editorial.control}`,
    textDecoration: "none",
    "& svg": { width: 18, height: 18 },
    "&[data-clear]": {
      paddingInline: 8,
      borderColor: "transparent",
      textDecoration: "underline",
      textUnderlineOffset: "0.3em",
    },
    "&:hover": { borderColor: theme.vars.palette.text.primary, background: theme.vars.editorial.sunken },
  },
}));
