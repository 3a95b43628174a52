import { styled } from "@mui/material/styles";
import { OfferCard } from "../../../features/offer/OfferCard";
import type { MatchKind } from "../../../graphql/generated/operations";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import type { OutfitOfPage } from "./OutfitPageView";

/** Closest match first. */
const kinds: readonly { kind: MatchKind; title: string; text: string }[] = [
  { kind: "EXACT", title: "Exact match", text: "The same piece." },
  { kind: "SIMILAR", title: "Similar", text: "Close in cut, color and feel." },
  { kind: "BUDGET", title: "On a budget", text: "The same idea for less." },
];

/** The pieces of a look, grouped by match kind. */
export function OutfitPageProducts({ products }: { products: OutfitOfPage["products"] }) {
  const groups = kinds
    .map((group) => ({ ...group, rows: products.filter(({ matchKind }) => matchKind === group.kind) }))
    .filter(({ rows }) => rows.length > 0);
  const sideBySide = groups.every(({ rows }) => rows.length === 1);
  return (
    <Groups data-side-by-side={sideBySide}>
      {groups.map(({ kind, title, text, rows }) => (
        <div key={kind}>
          <Label>
            <h3>{title}</h3>
            <p>{text}</p>
          </Label>
          {sideBySide ? (
            <Single>
              <Cards rows={rows} sizes={pictureSizes.thirdOrWhole} />
            </Single>
          ) : (
            <CardGrid columns={rows.length > 3 ? 4 : 3}>
              <Cards rows={rows} sizes={rows.length > 3 ? pictureSizes.quarter : pictureSizes.thirdOrWhole} />
            </CardGrid>
          )}
        </div>
      ))}
    </Groups>
  );
}

const Cards = ({ rows, sizes }: { rows: OutfitOfPage["products"]; sizes: string }) =>
  rows.map((product) => (
    <li key={product.id}>
      <OfferCard offer={product} level={4} sizes={sizes} />
    </li>
  ));

// As tall as its neighbors, so that the buttons of all cards are on one line.
const Single = styled("ul")({ flex: 1, display: "grid", listStyle: "none" });

const Groups = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(2rem, 1.5rem + 2vw, 3.25rem)",
  "&[data-side-by-side='true']": {
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "& > div": { display: "flex", flexDirection: "column" },
  },
}));

const Label = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "2px 12px",
  marginBottom: 16,
  "& h3": { ...theme.typography.h4 },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
