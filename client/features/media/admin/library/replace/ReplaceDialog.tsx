import { useState } from "react";
import { ConfirmDialog } from "../../../../../admin/ConfirmDialog";
import { plural } from "../../../../../shared/format/plural";
import { AddImages } from "../../many/AddImages";
import { useImageUploads } from "../../many/useImageUploads";
import { LibraryDialog } from "../../picker/LibraryDialog";
import { useReplacePicture } from "./useReplacePicture";

export interface ReplaceDialogProps {
  picture: { id: string };
  onClose: () => void;
  onReplaced: () => void;
}

/** Replaces a picture by another of the library, or by an upload, in every row that uses it; counted first. */
export function ReplaceDialog({ picture, onClose, onReplaced }: ReplaceDialogProps) {
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
