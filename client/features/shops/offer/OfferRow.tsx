import type { FragmentType } from "@apollo/client";
import { useId, type ReactElement, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import type { OfferCard_OfferFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { FavoriteToggle } from "../../../shared/favorites/FavoriteToggle";
import { shortDate } from "../../../shared/format/date";
import { moneyText } from "../../../shared/format/money";
import { AffiliateAnchor } from "../../../shared/ui/links/AffiliateLink";
import { Picture } from "../../../shared/ui/picture/Picture";
import { Rating } from "../../../shared/ui/Rating";
import { revealFocused } from "../../../shared/ui/revealFocused";
import { OfferLink } from "./OfferLink";
import { OfferPrice } from "./OfferPrice";
import { OfferSizes } from "./OfferSizes";

export interface OfferRowProps {
  offer: FragmentType<OfferCard_OfferFragment>;
  /** One or two sentences; empty when there are none. */
  description: string;
  history: PriceSparklineProps["points"];
  /** A word above the title, such as how closely it matches. */
  label?: string;
  /** A line below the description. */
  note?: ReactNode;
  /** Sizes in stock; empty when unknown. */
  sizes?: readonly string[];
  /** For a list that names the source of its prices once. */
  hideSource?: boolean;
  level: 3 | 4;
}

/** A product in a list: its picture, words, price and link in one line. */
export function OfferRow(props: OfferRowProps) {
  const { offer, description, history, label, note, sizes = [], hideSource, level } = props;
  const data = getFragmentData<OfferCard_OfferFragment>(offer);
  const titleId = useId();
  const Heading = `h${level}` as const;
  const target = { id: data.id, directLink: data.directLink, placement: "card" as const };
  const isLink = data.hasAffiliateLink && data.isAvailable;
  const picture = <Picture src={data.image} alt="" kind="product" width={800} height={800} sizes="112px" />;
  return (
    <OfferArticle>
      {isLink ? (
        <AffiliateAnchor {...target} tabIndex={-1} aria-hidden>
          {picture}
        </AffiliateAnchor>
      ) : (
        <div>{picture}</div>
      )}
      <OfferText>
        {label ? <MatchLabel>{label}</MatchLabel> : null}
        <Heading id={titleId}>
          {isLink ? <AffiliateAnchor {...target}>{data.title}</AffiliateAnchor> : data.title}
        </Heading>
        {data.retailer ? <p>{data.retailer}</p> : null}
        <OfferPrice offer={data} hideSource={hideSource} />
        {data.isAvailable ? <OfferSizes sizes={sizes} /> : null}
        {data.isPriceCurrent ? <PriceSparkline points={history} currency={data.priceCurrency} /> : null}
        <Rating value={data.rating} count={data.reviewCount} />
        {description ? <p data-description>{description}</p> : null}
        {note}
        <OfferLink offer={data} />
      </OfferText>
      <FavoriteToggle list="products" id={data.id} title={data.title} describedBy={titleId} />
    </OfferArticle>
  );
}

/**
 * A list of products. Several are side by side; in a narrow column in one row that scrolls, where the cut card at its edge shows
 * that there are more.
 */
export function OfferRows({ children }: { children: ReactElement[] }) {
  return (
    <RowsContainer>
      <RowList
        data-side-by-side={children.length > 1 ? (children.length > 2 ? "many" : "two") : undefined}
        onFocus={revealFocused}
      >
        {children}
      </RowList>
    </RowsContainer>
  );
}

interface PriceSparklineProps {
  /** Prices from a day on, oldest first. */
  points: readonly { day: string; amount: number }[];
  /** ISO 4217; null without a price. */
  currency: string | null;
}

const fewest = 3;
const [width, height, edge] = [112, 28, 3];

/** A small line of the prices so far; nothing below three points. */
function PriceSparkline({ points, currency }: PriceSparklineProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < fewest || !first || !last || !currency) return null;
  const amounts = points.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const start = Date.parse(first.day);
  const x = (day: string) => edge + ((Date.parse(day) - start) / (Date.parse(last.day) - start)) * (width - 2 * edge);
  const y = (amount: number) => edge + ((high - amount) / (high - low || 1)) * (height - 2 * edge);
  const line = points.map(({ day, amount }) => `H${x(day).toFixed(1)}V${y(amount).toFixed(1)}`).join("");
  const money = (amount: number) => moneyText(amount, currency);
  const words = `Price since ${shortDate(first.day)}: first ${money(first.amount)}, now ${money(last.amount)}, lowest ${money(low)}, highest ${money(high)}.`;
  return (
    <Sparkline role="img" aria-label={words} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <path d={`M${edge} ${y(first.amount).toFixed(1)}${line}`} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx={x(last.day)} cy={y(last.amount)} r="2.5" />
    </Sparkline>
  );
}

const OfferArticle = styled("article")(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "clamp(80px, 22%, 112px) minmax(0, 1fr)",
  gap: 16,
  height: "100%",
  "& > :first-child": { alignSelf: "start", overflow: "hidden", background: theme.vars.editorial.sunken },
}));

const RowsContainer = styled("div")({ containerType: "inline-size" });

const RowList = styled("ul")({
  display: "grid",
  gap: 24,
  padding: 0,
  listStyle: "none",
  "&[data-side-by-side] article": {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    gap: 12,
    // The heart is in the corner of the picture.
    "& h3, & h4, & > div > :first-child": { paddingRight: 0 },
  },
  "@container (max-width: 31.99rem)": {
    "&[data-side-by-side]": {
      gridAutoFlow: "column",
      gridAutoColumns: "42%",
      gap: 12,
      // Room for the outline of a focused card.
      margin: "12px -4px 0",
      padding: "4px 4px 12px",
      overflowX: "auto",
      scrollSnapType: "x proximity",
      scrollPaddingInline: 4,
      scrollbarWidth: "thin",
      "& > li": { minWidth: 0, scrollSnapAlign: "start" },
      "& [data-description]": {
        display: "-webkit-box",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: 3,
        overflow: "hidden",
      },
    },
    "&[data-side-by-side='two']": { gridAutoColumns: "calc(50% - 6px)" },
  },
  "@container (min-width: 32rem)": {
    "&[data-side-by-side]": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "32px 20px" },
  },
});

const OfferText = styled("div")(({ theme }) => ({
  // Beside the heart, which stays in the corner.
  "& > h3, & > h4, & > :first-child": { paddingRight: 44 },
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: 4,
  "& h3, & h4": { ...theme.typography.h5 },
  "& h3 a, & h4 a": {
    textDecorationThickness: 1,
    textUnderlineOffset: "0.25em",
    "&:hover": { color: theme.vars.palette.primary.main },
    "&:not(:hover)": { textDecoration: "none" },
  },
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& > :nth-last-child(2)": { marginBottom: 8 },
  // Aligns the links of products that stand side by side.
  "& > a": { minHeight: 44, marginTop: "auto", paddingBlock: 8, paddingInline: 18 },
}));

const MatchLabel = styled("strong")(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.vars.palette.primary.main,
}));

const Sparkline = styled("svg")(({ theme }) => ({
  display: "block",
  color: theme.vars.palette.text.secondary,
  "& circle": { fill: theme.vars.palette.primary.main },
}));
