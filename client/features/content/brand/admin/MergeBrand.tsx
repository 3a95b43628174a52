import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { type FoundRow, RowSearch } from "../../../../admin/form/RowSearch";
import { PanelDialog } from "../../../../admin/PanelDialog";
import { BrandNamesDocument } from "../../../../graphql/generated/adminOperations";
import { useJoinBrands } from "./useJoinBrands";

interface MergeBrandProps {
  brand: { id: string; name: string };
  onClose: () => void;
}

/** Chooses the brand that stays of two that are one. */
export function MergeBrand({ brand, onClose }: MergeBrandProps) {
  const [search, setSearch] = useState("");
  const [into, setInto] = useState<FoundRow | null>(null);
  const [busy, setBusy] = useState(false);
  const { data, error } = useQuery(BrandNamesDocument, { variables: { search } });
  const { merge } = useJoinBrands();
  const rows = (data?.brands.nodes ?? [])
    .filter(({ id }) => id !== brand.id)
    .map(({ id, name, spellings }) => ({ id, label: name, note: spellings.join(", ") }));
  const run = async () => {
    if (!into) return;
    setBusy(true);
    if (await merge(brand, { id: into.id, name: into.label })) onClose();
    else setBusy(false);
  };
  return (
    <PanelDialog
      title={`Merge ${brand.name}`}
      maxWidth={480}
      onClose={() => {
        if (!busy) onClose();
      }}
      onSubmit={() => void run()}
      footer={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy || !into}>
            {busy ? "Merging..." : "Merge"}
          </Button>
        </>
      }
    >
      <Choice>
        <p>Choose the brand to keep. It gets the names, pieces, products and addresses of {brand.name}.</p>
        <RowSearch
          label="The brand to keep"
          value={into}
          onChange={setInto}
          finder={{ rows, state: data ? "ready" : error ? "failed" : "loading", search: setSearch }}
          kind="product"
          placeholder="Search by name"
          noneText="No brand with this name"
        />
        <p role="status">
          {into ? `${brand.name} goes to the trash, and its name becomes a spelling of ${into.label}.` : null}
        </p>
      </Choice>
    </PanelDialog>
  );
}

const Choice = styled("div")({ display: "grid", gap: 12 });
