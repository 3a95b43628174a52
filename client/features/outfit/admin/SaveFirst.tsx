import Button from "@mui/material/Button";
import { plural } from "../../../shared/format/plural";
import { EmptyState } from "../../../shared/ui/EmptyState";

export interface SaveFirstProps {
  /** For a copy: the number of products that saving adds. */
  copies: number;
  onSave: () => void;
  busy: boolean;
}

/** Placeholder for the products of an unsaved outfit. */
export function SaveFirst({ copies, onSave, busy }: SaveFirstProps) {
  const text =
    copies > 0
      ? "They are copied when you save this outfit. Save it to edit them here."
      : "Save the outfit to add products with a picture, a sale price and a rating.";
  return (
    <EmptyState
      title={copies > 0 ? `${plural(copies, "product")} will be copied` : "More fields"}
      text={text}
      action={
        <Button variant="outlined" onClick={onSave} disabled={busy}>
          {busy ? "Adding..." : "Save and continue"}
        </Button>
      }
    />
  );
}
