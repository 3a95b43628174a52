import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import Button from "@mui/material/Button";
import type { LinkRowFragment, LinkSort, LinkState } from "../../../../graphql/generated/adminOperations";
import { contentKinds } from "../../../../admin/kind/contentKinds";
import type { AdminColumn, Noun } from "../../../../admin/grid/gridTypes";
import type { SortOption } from "../../../../admin/grid/useGridState";
import { paddedDate } from "../../../../shared/format/date";
import { isProblem, stateLabel } from "./linkStates";
import { VisuallyHidden } from "../../../../shared/ui/VisuallyHidden";

const twoLines = {
  display: "-webkit-box",
  overflow: "hidden",
  overflowWrap: "anywhere",
  whiteSpace: "normal",
  lineHeight: 1.35,
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
} as const;

/** A text of at most two lines in a cell of the grid. */
const TwoLines = styled("span")(twoLines);

export const linkNoun: Noun = ["link", "links"];

export const linkSorts: readonly SortOption<LinkSort>[] = [
  { value: "CLICKS", label: "Clicks", naturally: "desc" },
  { value: "CHECKED", label: "Last checked", naturally: "desc" },
  { value: "ADDRESS", label: "Address" },
];

type Use = LinkRowFragment["uses"][number];

/** The first row that uses the link, and the number of others. */
function Uses({ uses, tabIndex }: { uses: readonly Use[]; tabIndex?: -1 }) {
  const [first, ...others] = uses;
  if (!first) return null;
  return (
    <TwoLines title={first.title}>
      <Link to={contentKinds[first.type].screen({ edit: first.id })} tabIndex={tabIndex}>
        {first.title}
      </Link>
      {others.length ? ` and ${others.length} more` : null}
    </TwoLines>
  );
}

/** The columns of the links. @param price what to do with the prices of links; both functions keep their identity. */
export const linkColumns = (price: Pick<LinkPriceProps, "onUse" | "onLeave">): AdminColumn<LinkRowFragment>[] => [
  {
    field: "address",
    label: "Address",
    sort: "ADDRESS",
    flex: 3,
    minWidth: 170,
    phone: "title",
    render: ({ address }) => <TwoLines title={address}>{address.replace(/^https?:\/\//, "")}</TwoLines>,
  },
  {
    field: "state",
    label: "State",
    flex: 3,
    minWidth: 170,
    render: ({ state, detail }) => (
      <span>
        <LinkStateMark state={state} />
        {detail ? <StateDetail title={detail}>{detail}</StateDetail> : null}
      </span>
    ),
  },
  {
    field: "price",
    label: "Price",
    flex: 3,
    minWidth: 160,
    render: (link, tabIndex) => <LinkPrice link={link} tabIndex={tabIndex} {...price} />,
  },
  {
    field: "uses",
    label: "Used by",
    flex: 2,
    minWidth: 130,
    render: ({ uses }, tabIndex) => <Uses uses={uses} tabIndex={tabIndex} />,
  },
  {
    field: "clicks",
    label: "Clicks",
    sort: "CLICKS",
    width: 130,
    align: "right",
    render: ({ clicks }) => clicks.toLocaleString("en"),
  },
  {
    field: "checkedAt",
    label: "Checked",
    sort: "CHECKED",
    width: 115,
    render: ({ checkedAt }) => (checkedAt ? <time dateTime={checkedAt}>{paddedDate(checkedAt)}</time> : "Never"),
  },
];

/** A state as text; problems are bold, so that color is not the only signal. */
function LinkStateMark({ state }: { state: LinkState }) {
  return (
    <StateLabel data-tone={isProblem(state) ? "problem" : state === "OK" ? "fine" : "plain"}>
      {stateLabel(state)}
    </StateLabel>
  );
}

const StateDetail = styled("small")(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  ...twoLines,
}));

const StateLabel = styled("span")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  "&[data-tone='fine']": { color: theme.vars.palette.success.main },
  "&[data-tone='problem']": { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

interface LinkPriceProps {
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
function LinkPrice({ link: { id, priceProposals, priceNote }, tabIndex, onUse, onLeave }: LinkPriceProps) {
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
