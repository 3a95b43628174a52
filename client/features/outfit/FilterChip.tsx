import { Link } from "react-router-dom";
import { styled } from "@mui/material/styles";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";

export interface FilterChipProps {
  label: string;
  /** The address without this filter. */
  to: string;
}

/** A filter that is on; following it takes the filter off. */
export function FilterChip({ label, to }: FilterChipProps) {
  return (
    <Chip to={to} preventScrollReset>
      <VisuallyHidden>Remove filter: </VisuallyHidden>
      {label}
      <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" stroke="currentColor" strokeWidth="1.25">
        <path d="m2 2 8 8M10 2l-8 8" />
      </svg>
    </Chip>
  );
}

const Chip = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  minHeight: 44,
  padding: "4px 16px",
  background: theme.vars.editorial.accentWash,
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  transition: "color 160ms, background-color 160ms",
  "&:hover": { background: theme.vars.palette.text.primary, color: theme.vars.palette.background.default },
}));
