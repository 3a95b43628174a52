import { skipToken, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { TakeOverProductsDocument, type TakeOverProductsQuery } from "../../../../../graphql/generated/adminOperations";
import { GridSelect } from "../../../../../admin/grid/GridSelect";
import { plural } from "../../../../../shared/format/plural";
import { OutfitSearch } from "../outfits/OutfitSearch";
import { newRow, type EntryRow } from "./entryRows";
import type { EntryPiece } from "./ProductEntryRow";

type Product = TakeOverProductsQuery["affiliateProducts"]["edges"][number]["node"];

const toRow = ({ title, affiliateLink, price, retailer, ...product }: Product, pieceId: string): EntryRow => {
  const { image, description, originalPrice, brandName, rating, reviewCount } = product;
  const more = { image, description, originalPrice, brandName, rating, reviewCount };
  return newRow({ title, affiliateLink, price, retailer, more, pieceId });
};

export interface TakeOverProps {
  onTake: (rows: readonly EntryRow[]) => void;
  pieces: readonly EntryPiece[];
}

/** Copies products of another outfit into the grid. */
export function TakeOver({ onTake, pieces }: TakeOverProps) {
  const [pieceId, setPieceId] = useState("");
  const [outfitId, setOutfitId] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, error } = useQuery(TakeOverProductsDocument, outfitId ? { variables: { outfitId } } : skipToken);
  const products = outfitId ? (data?.affiliateProducts.edges.map(({ node }) => node) ?? []) : [];
  const toggle = (product: string) =>
    setChosen(new Set(chosen.has(product) ? [...chosen].filter((other) => other !== product) : [...chosen, product]));
  const take = () => {
    onTake(products.filter(({ id }) => chosen.has(id)).map((product) => toRow(product, pieceId)));
    setOutfitId("");
    setChosen(new Set());
  };
  const choose = (outfit: string) => {
    setOutfitId(outfit);
    setChosen(new Set());
  };
  return (
    <Content>
      <OutfitSearch id={outfitId} onChange={choose} label="Outfit to copy products from" />
      {error ? <p role="alert">The products could not be loaded. Choose the outfit again.</p> : null}
      {data && outfitId && products.length === 0 ? <p>This outfit has no products.</p> : null}
      {products.map((product) => (
        <FormControlLabel
          key={product.id}
          control={<Checkbox checked={chosen.has(product.id)} onChange={() => toggle(product.id)} />}
          label={[product.title, product.retailer, product.price].filter(Boolean).join(" · ")}
        />
      ))}
      {products.length > 0 && pieces.length > 0 ? (
        <GridSelect
          label="Piece of the copied products"
          allLabel="No piece yet"
          value={pieceId}
          options={pieces.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setPieceId}
        />
      ) : null}
      {products.length > 0 ? (
        <Button variant="outlined" onClick={take} disabled={chosen.size === 0}>
          Copy {plural(chosen.size, "product")}
        </Button>
      ) : null}
    </Content>
  );
}

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 8,
  justifyItems: "start",
  "& > :nth-of-type(1)": { width: "min(100%, 420px)" },
  "& label": theme.typography.body2,
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
