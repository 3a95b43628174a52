import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { PictureFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { useHasRole } from "../../../../admin/role/accountContext";
import { CropDialog } from "./crop/CropDialog";
import { DeleteUnusedDialog } from "./DeleteUnusedDialog";
import { ReplaceDialog } from "./replace/ReplaceDialog";

export interface PictureActionsProps {
  row: PictureFieldsFragment;
  disabled: boolean;
  onClose: () => void;
  /** Opens another picture instead. */
  onOpen: (id: string) => void;
}

/** What can be done with a whole picture: crop it; editors replace it everywhere, or delete it when nothing uses it. */
export function PictureActions({ row, disabled, onClose, onOpen }: PictureActionsProps) {
  const [shown, setShown] = useState<"crop" | "replace" | "delete" | null>(null);
  const hide = () => setShown(null);
  const isEditor = useHasRole("editor");
  return (
    <Row>
      <Button type="button" variant="text" size="small" disabled={disabled} onClick={() => setShown("crop")}>
        Crop
      </Button>
      {isEditor ? (
        <>
          <Button
            type="button"
            variant="text"
            size="small"
            disabled={disabled || row.useCount === 0}
            onClick={() => setShown("replace")}
          >
            Replace everywhere
          </Button>
          <Button
            type="button"
            variant="text"
            size="small"
            color="error"
            disabled={disabled || row.useCount > 0}
            onClick={() => setShown("delete")}
          >
            Delete
          </Button>
        </>
      ) : null}
      {shown === "crop" ? <CropDialog picture={row} onClose={hide} onCropped={onOpen} /> : null}
      {shown === "replace" ? <ReplaceDialog picture={row} onClose={hide} onReplaced={onClose} /> : null}
      {shown === "delete" ? <DeleteUnusedDialog id={row.id} onClose={hide} onDeleted={onClose} /> : null}
    </Row>
  );
}

const Row = styled("div")({ display: "flex", flexWrap: "wrap", gap: "4px 16px", marginRight: "auto" });
