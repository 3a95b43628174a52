import Button from "@mui/material/Button";
import { EmptyState } from "../../../shared/ui/EmptyState";

/** Stands where the products of a new outfit will be. */
export function SaveFirst({ onSave, busy }: { onSave: () => void; busy: boolean }) {
  return (
    <EmptyState
      title="No products yet"
      text="Products belong to an outfit that is saved. Save it, and add them right here."
      action={
        <Button variant="outlined" onClick={onSave} disabled={busy}>
          {busy ? "Adding..." : "Add Outfit and continue"}
        </Button>
      }
    />
  );
}
