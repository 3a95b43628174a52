import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AddIcon } from "../../../../../admin/adminIcons";
import { plural } from "../../../../../shared/format/plural";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { isBlank, newRow, type EntryRow } from "./entryRows";
import { ProductEntry } from "./ProductEntry";
import type { EntryPiece } from "./ProductEntryRow";
import { TakeOver } from "./TakeOver";
import { useAddProducts, type EntryErrors } from "./useAddProducts";
import { newOutfit, useEntryRows } from "./useEntryRows";

export interface NewProductsProps {
  /** Null for an outfit that is not saved yet: its products are saved with it. */
  outfitId: string | null;
  pieces: readonly EntryPiece[];
}

/** Several new products of an outfit, typed, pasted from a spreadsheet, or taken over from another outfit. */
export function NewProducts({ outfitId, pieces }: NewProductsProps) {
  const [rows, setRows] = useEntryRows(outfitId ?? newOutfit);
  const [errors, setErrors] = useState<EntryErrors | null>(null);
  const [busy, setBusy] = useState(false);
  const [takes, setTakes] = useState(false);
  const addProducts = useAddProducts();
  const toast = useToast();
  const count = rows.filter((row) => !isBlank(row)).length;
  const section = useRef<HTMLElement>(null);
  const addRow = () => {
    // The new row must exist before it gets the focus.
    flushSync(() => setRows([...rows, newRow({ pieceId: rows.at(-1)?.pieceId ?? "" })]));
    [...(section.current?.querySelectorAll<HTMLElement>('[data-column="title"]') ?? [])].at(-1)?.focus();
  };
  useEffect(() => {
    if (errors) section.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [errors]);
  const take = (taken: readonly EntryRow[]) => {
    setRows([...rows.filter((row) => !isBlank(row)), ...taken]);
    setTakes(false);
  };
  const save = async () => {
    if (!outfitId) return;
    // A piece may have been removed since a row was entered for it.
    setRows(rows.map((row) => (pieces.some(({ id }) => id === row.pieceId) ? row : { ...row, pieceId: "" })));
    setBusy(true);
    const refused = await addProducts(outfitId);
    setBusy(false);
    setErrors(refused);
    if (!refused) toast({ title: `${plural(count, "product")} added` });
  };
  return (
    <Section ref={section} aria-label="New products">
      {rows.length > 0 ? (
        <>
          <p>
            Paste rows from a spreadsheet: title, link, price, retailer. Or paste addresses of products, whose pages
            fill the rows. Enter goes to the next row.
          </p>
          <ProductEntry rows={rows} onChange={setRows} pieces={pieces} errors={errors} />
        </>
      ) : null}
      {takes ? <TakeOver onTake={take} pieces={pieces} /> : null}
      <div>
        <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={addRow}>
          {rows.length > 0 ? "Add row" : "Add several products"}
        </Button>
        <Button size="small" variant="text" onClick={() => setTakes(!takes)} aria-expanded={takes}>
          Copy from another outfit
        </Button>
        {outfitId && count > 0 ? (
          <Button size="small" variant="contained" onClick={() => void save()} disabled={busy}>
            {busy ? "Adding..." : `Add ${plural(count, "product")}`}
          </Button>
        ) : null}
        {!outfitId && count > 0 ? <p>{plural(count, "product")} will be saved with the outfit.</p> : null}
      </div>
    </Section>
  );
}

const Section = styled("section")(({ theme }) => ({
  display: "grid",
  gap: 12,
  paddingTop: 16,
  "& > p, & > div > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& > div:last-of-type": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 },
}));
