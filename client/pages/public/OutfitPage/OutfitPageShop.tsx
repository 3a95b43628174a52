import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { moneyText } from "../../../shared/format/money";
import { FragmentLink } from "../../../shared/ui/links/FragmentLink";
import type { LowestPrice } from "./lowestPrice";

/** The fragment of the budget's form. */
export const budgetFormAnchor = "set-budget";

interface ShopLinkProps {
  /** Null without a known one. */
  lowest: LowestPrice | null;
}

/** "Shop this look from $155": the link to the pieces. */
export const ShopLink = ({ lowest }: ShopLinkProps) => (
  <Button component={FragmentLink} href="#shop" target="shop">
    Shop this look{lowest ? ` from ${moneyText(lowest.amount, lowest.currency)}` : null}
  </Button>
);

/** The same link at the bottom of a phone's screen, and the one to the budget. It stays above the end of the page. */
export const OutfitPageBar = ({ lowest, hasBudget }: ShopLinkProps & { hasBudget: boolean }) => (
  <Bar aria-label="Shop this look">
    <ShopLink lowest={lowest} />
    {hasBudget ? (
      <Button component={FragmentLink} href={`#${budgetFormAnchor}`} target={budgetFormAnchor} variant="outlined">
        Set a budget
      </Button>
    ) : null}
  </Bar>
);

const Bar = styled("nav")(({ theme }) => ({
  position: "sticky",
  zIndex: 2,
  bottom: 0,
  display: "flex",
  gap: 8,
  padding: "8px clamp(1.25rem, 0.5rem + 3.2vw, 4rem) calc(8px + env(safe-area-inset-bottom))",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  "& > a": { flex: "1 1 auto", minHeight: 44, padding: "8px 12px", textAlign: "center" },
  [theme.breakpoints.up("md")]: { display: "none" },
}));

/** What stands beside the bar: a focused control scrolls to above it. */
export const AboveBar = styled("div")(({ theme }) => ({
  [theme.breakpoints.down("md")]: { "& :is(a, button, input, summary)": { scrollMarginBottom: 80 } },
}));

/** The link in the head of the page; a phone has it in the bar. */
export const ShopLead = styled("div")(({ theme }) => ({ [theme.breakpoints.down("md")]: { display: "none" } }));
