import Button from "@mui/material/Button";
import { useState } from "react";
import type { PictureTileFragment } from "../../../../../graphql/generated/adminOperations";
import { LibraryDialog } from "./LibraryDialog";

export type LibraryPicture = PictureTileFragment;

export interface LibraryButtonProps {
  /** Label of the field. */
  field: string;
  disabled?: boolean;
  onChoose: (picture: LibraryPicture) => void;
}

/** Opens the media library to choose a picture. */
export function LibraryButton({ field, disabled, onChoose }: LibraryButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant="outlined"
        size="small"
        disabled={disabled}
        aria-label={`Choose from library: ${field}`}
        onClick={() => setOpen(true)}
      >
        Choose from library
      </Button>
      {open ? (
        <LibraryDialog
          title="Choose a Picture"
          onClose={() => setOpen(false)}
          onChoose={(picture) => {
            setOpen(false);
            onChoose(picture);
          }}
        />
      ) : null}
    </>
  );
}
