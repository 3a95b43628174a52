import Button from "@mui/material/Button";
import { plural } from "../../../shared/format/plural";
import { EmptyState } from "../../../shared/ui/EmptyState";

export interface SaveFirstProps {
  /** How many products the outfit will have once it is saved: those of the one that it is a copy of. */
  copies: number;
  onSave: () => void;
  busy: boolean;
}

/** Stands where the products of a new outfit will be. */
export function SaveFirst({ copies, onSave, busy }: SaveFirstProps) {
  const text =
    copies > 0
      ? "They are copied when this outfit is saved. Save it, and change them right here."
      : "Products belong to an outfit that is saved. Save it, and add them right here.";
  return (
    <EmptyState
      title={copies > 0 ? `${plural(copies, "product")} will come along` : "No products yet"}
      text={text}
      action={
        <Button variant="outlined" onClick={onSave} disabled={busy}>
          {busy ? "Adding..." : "Add Outfit and continue"}
        </Button>
      }
    />
  );
}
