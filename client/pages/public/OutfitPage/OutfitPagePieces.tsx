import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { OfferRow, OfferRows } from "../../../features/offer/OfferRow";
import { pieceAnchor, useHighlight } from "../../../features/outfit/look/highlight";
import { highlightedMark, pieceMark } from "../../../shared/ui/picture/pieceMark";
import { matchLabels } from "../../../features/product/matchLabels";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { groupByPiece, type PieceOfPage } from "./outfitPieces";
import type { OutfitOfPage } from "./OutfitPageView";

/** The pieces of a look with their products, numbered as their points in the pictures. */
export function OutfitPagePieces({ outfit }: { outfit: OutfitOfPage }) {
  const { groups, others } = groupByPiece(outfit);
  return (
    <Part aria-labelledby="shop-title" id="shop">
      <Typography variant="overline" color="primary">
        Get the look
      </Typography>
      <h2 id="shop-title">Shop Similar Items</h2>
      {/* If the outfit has a link, the disclosure is already before its button. */}
      {outfit.hasAffiliateLink && outfit.isAvailable ? null : <Disclosure />}
      <ol>
        {groups.map((piece, index) => (
          <PieceEntry key={piece.id} piece={piece} number={index + 1} />
        ))}
      </ol>
      {others.length > 0 ? (
        <div>
          {groups.length > 0 ? <h3>Also in this look</h3> : null}
          <Products products={others} />
        </div>
      ) : null}
    </Part>
  );
}

function PieceEntry({ piece, number }: { piece: PieceOfPage; number: number }) {
  const { id, name, note, products } = piece;
  return (
    <li id={pieceAnchor(id)} {...useHighlight(id)}>
      <h3>
        <Number aria-hidden="true">{number}</Number>
        {name}
      </h3>
      {note ? <Note>{note}</Note> : null}
      <Products products={products} />
    </li>
  );
}

const Products = ({ products }: Pick<PieceOfPage, "products">) =>
  products.length > 0 ? (
    <OfferRows>
      {products.map((product) => (
        <li key={product.id}>
          <OfferRow
            offer={product}
            description={product.description}
            history={product.priceHistory}
            label={matchLabels[product.shownMatchKind]}
            level={4}
          />
        </li>
      ))}
    </OfferRows>
  ) : null;

const Number = styled("span")(({ theme }) => ({
  ...pieceMark(theme),
  display: "inline-grid",
  placeItems: "center",
}));

const Note = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  margin: "4px 0 0 42px",
  color: theme.vars.palette.text.secondary,
}));

const Part = styled("section")(({ theme }) => ({
  width: "100%",
  "& h2": { ...theme.typography.h3, margin: "4px 0 16px" },
  "& h3": { ...theme.typography.h4, display: "flex", alignItems: "center", gap: 12 },
  "& ol, & ul": { padding: 0, listStyle: "none" },
  "& ol > li, & > div": {
    paddingBlock: 20,
    // The header covers the top of the page.
    scrollMarginTop: 88,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& ul": { marginTop: 16 },
  "& [data-highlighted] > h3 > span, & li:target > h3 > span": highlightedMark(theme),
}));
