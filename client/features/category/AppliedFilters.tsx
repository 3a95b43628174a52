import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { CloseIcon } from "../../shared/ui/icons";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import { priceChoices, type CategoryState } from "./categoryState";

export interface AppliedFiltersProps {
  category: string;
  value: CategoryState;
  /** A removed chip takes the keyboard's focus with it, so the page says where it goes. */
  onRemove: () => void;
}

/** What narrows the list, each with a link that takes it away. */
export function AppliedFilters({ category, value, onRemove }: AppliedFiltersProps) {
  const { search, price, sort } = value;
  const chips = [
    { label: `“${search}”`, shown: search !== "", to: paths.category(category, { price, sort }) },
    {
      label: priceChoices.find((choice) => choice.value === price)?.label ?? "",
      shown: price !== "",
      to: paths.category(category, { search, sort }),
    },
  ].filter(({ shown }) => shown);
  if (chips.length === 0) return null;
  return (
    <Row aria-label="Applied filters">
      {chips.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} preventScrollReset onClick={onRemove}>
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {label}
            <CloseIcon />
          </Link>
        </li>
      ))}
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
    "&:hover": { borderColor: theme.vars.palette.text.primary, background: theme.vars.editorial.sunken },
  },
}));
