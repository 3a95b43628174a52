import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { LinkRowFragment } from "../../../../graphql/generated/adminOperations";
import { VisuallyHidden } from "../../../../shared/ui/VisuallyHidden";
import { TwoLines } from "../TwoLines";

export interface LinkPriceProps {
  link: LinkRowFragment;
  /** In the data grid, whose menu of each row has the same actions for the keyboard. */
  tabIndex?: -1;
  onUse: (linkIds: string[]) => void;
  onLeave: (linkIds: string[]) => void;
}

const mostShown = 2;

/** Our prices, each once: "$240", "$240 and $260", "$240, $260 and 3 more". */
function listPrices(prices: readonly string[]): string {
  const each = [...new Set(prices)];
  const [shown, more] = [each.slice(0, mostShown), each.length - mostShown];
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(" and ");
}

/** The price of a link's page where it differs from ours, or why it is not compared. */
export function LinkPrice({ link: { id, priceProposals, priceNote }, tabIndex, onUse, onLeave }: LinkPriceProps) {
  const [first] = priceProposals;
  if (!first) return priceNote ? <TwoLines title={priceNote}>{priceNote}</TwoLines> : null;
  const { price } = first.found;
  const words = `Page says ${price}, ours is ${listPrices(priceProposals.map(({ offer }) => offer.price))}`;
  return (
    <Box>
      <TwoLines title={words}>{words}</TwoLines>
      <span>
        <Button size="small" variant="text" tabIndex={tabIndex} onClick={() => onUse([id])}>
          Use<VisuallyHidden> {price}</VisuallyHidden>
        </Button>
        <Button size="small" variant="text" tabIndex={tabIndex} onClick={() => onLeave([id])}>
          Leave it
        </Button>
      </span>
    </Box>
  );
}

const Box = styled("span")({
  display: "grid",
  justifyItems: "start",
  // Keeps the buttons apart from a link in the line below, on phones.
  paddingBottom: 6,
  "& button": { minHeight: 28, padding: 0, marginRight: 14 },
});
