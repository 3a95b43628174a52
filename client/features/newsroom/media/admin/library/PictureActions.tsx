import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { PictureFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { useHasRole } from "../../../../../admin/role/accountContext";
import { CropDialog } from "./crop/CropDialog";
import { DeleteUnusedDialog } from "./DeleteUnusedDialog";
import { ConfirmDialog } from "../../../../../admin/ConfirmDialog";
import { plural } from "../../../../../shared/format/plural";
import { AddImages } from "../many/AddImages";
import { useImageUploads } from "../many/useImageUploads";
import { LibraryDialog } from "../picker/LibraryDialog";
import { useReplacePicture } from "./replace/useReplacePicture";

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

interface ReplaceDialogProps {
  picture: { id: string };
  onClose: () => void;
  onReplaced: () => void;
}

/** Replaces a picture by another of the library, or by an upload, in every row that uses it; counted first. */
function ReplaceDialog({ picture, onClose, onReplaced }: ReplaceDialogProps) {
  const uploads = useImageUploads();
  const { busy, count, replace } = useReplacePicture(picture.id);
  const [chosen, setChosen] = useState<{ id: string; rows: number } | null>(null);
  const choose = async (id: string) => {
    const rows = await count(id);
    if (rows !== null) setChosen({ id, rows });
  };
  const confirm = async ({ id }: { id: string }) => {
    if (await replace(id)) onReplaced();
    else onClose();
  };
  return (
    <>
      <LibraryDialog
        title="Replace Everywhere"
        lead={<AddImages uploads={uploads} onUploaded={(_address, { id }) => void choose(id)} />}
        onChoose={({ id }) => void choose(id)}
        onClose={onClose}
      />
      {chosen ? (
        <ConfirmDialog
          open
          title="Replace Everywhere"
          text={`Replace this picture in ${plural(chosen.rows, "place")}? Undo is possible for a day. Both pictures stay in the library.`}
          confirmLabel="Replace"
          busyLabel="Replacing..."
          busy={busy}
          onConfirm={() => void confirm(chosen)}
          onCancel={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}
