import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { getIn, useFormikContext } from "formik";
import { type KeyboardEvent, memo } from "react";
import { DeleteIcon } from "../../../admin/adminIcons";
import { FormSlot } from "../../../admin/form/FormSlot";
import { FormTags } from "../../../admin/form/FormTags";
import { FormText } from "../../../admin/form/FormText";
import { WearerSearch } from "../../../features/content/outfit/admin/wearer/WearerSearch";
import { ProductEntry } from "../../../features/content/product/admin/entry/ProductEntry";
import type { EntryErrors } from "../../../features/content/product/admin/entry/useAddProducts";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { isBlankLook, listPieces, listProducts, type LookEntry, type LooksValues, withCelebrity } from "./lookEntries";

export interface EventLookProps {
  look: LookEntry;
  /** From 0. */
  place: number;
  /** Name of the event. */
  event: string;
  onChange: (requestId: string, update: (look: LookEntry) => LookEntry) => void;
  /** Focuses a look, and adds it at the end. */
  goTo: (place: number) => void;
  onRemove: (requestId: string) => void;
}

/** The errors of the products, which the server finds. */
function useProductErrors(path: string): EntryErrors | null {
  const { errors } = useFormikContext<LooksValues>();
  const rows: unknown = getIn(errors, path);
  if (!Array.isArray(rows)) return null;
  const fields = (rows as Record<string, string>[]).flatMap((row = {}, place) =>
    Object.entries(row).map(([field, sentence]) => [`products.${place}.${field}`, sentence]),
  );
  return { message: "", fields: Object.fromEntries(fields) as Record<string, string> };
}

/** A look of the grid: who wore it, what it is called, its picture, its pieces and their products. */
export const EventLook = memo(function EventLook({ look, place, event, onChange, goTo, onRemove }: EventLookProps) {
  const path = `looks.${place}`;
  const errors = useProductErrors(`${path}.products`);
  const products = listProducts(look);
  const change = (update: (look: LookEntry) => LookEntry) => onChange(look.requestId, update);
  const onNext = () => goTo(place + 1);
  const goOn = (input: KeyboardEvent) => {
    const isField = input.target instanceof HTMLInputElement;
    // An open list, and the pieces, take Enter for themselves.
    if (input.key !== "Enter" || !isField || input.defaultPrevented || input.nativeEvent.isComposing) return;
    input.preventDefault();
    if (products.length > 0)
      input.currentTarget.parentElement?.querySelector<HTMLElement>('[data-column="title"]')?.focus();
    else if (!isBlankLook(look)) onNext();
  };
  return (
    <Look aria-label={`Look ${place + 1}${look.title ? `: ${look.title}` : ""}`}>
      <LookLine onKeyDown={goOn}>
        <LookNumber aria-hidden="true">{place + 1}</LookNumber>
        <FormSlot<string> name={`${path}.celebrityId`} label="Celebrity" required>
          {(field) => (
            <WearerSearch
              id={look.celebrityId}
              field={field}
              addsNew
              onType={(search) => change((now) => ({ ...now, search }))}
              onChange={(id, name) => change((now) => withCelebrity(now, id, name, event))}
            />
          )}
        </FormSlot>
        <FormText name={`${path}.title`} label="Title" required />
        <FormTags name={`${path}.pieces`} label="Pieces (comma separated)" placeholder="Gown, Sandals" />
        <FormImage name={`${path}.image`} label="Picture" kind="outfit" isSmall />
        <IconButton size="small" aria-label={`Remove look ${place + 1}`} onClick={() => onRemove(look.requestId)}>
          <DeleteIcon />
        </IconButton>
      </LookLine>
      {products.length > 0 ? (
        <Products role="group" aria-label={`Products of look ${place + 1}`}>
          <ProductEntry
            isWide
            rows={products}
            pieces={listPieces(look)}
            errors={errors}
            onChange={(rows) => change((now) => ({ ...now, products: rows }))}
            onEnd={onNext}
          />
        </Products>
      ) : null}
    </Look>
  );
});

const Look = styled("li")(({ theme }) => ({
  padding: "16px 0 20px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const LookNumber = styled("span")(({ theme }) => ({
  ...theme.typography.h4,
  fontVariantNumeric: "tabular-nums",
  color: theme.vars.palette.text.secondary,
}));

const LookLine = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "12px 16px",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "& > div": { gridColumn: "1 / -1" },
  "& > span": { order: -2 },
  "& > button": { order: -1 },
  [theme.breakpoints.up("lg")]: {
    gridTemplateColumns: "24px minmax(0, 7fr) minmax(0, 10fr) minmax(0, 9fr) minmax(0, 13fr) auto",
    "& > div": { gridColumn: "auto" },
    "& > button": { order: 0, marginTop: 26 },
    "& > span": { paddingTop: 32 },
  },
}));

const Products = styled("div")(({ theme }) => ({
  marginTop: 14,
  [theme.breakpoints.up("lg")]: { paddingLeft: 40 },
}));
