import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { LibraryButton, type LibraryPicture } from "./picker/LibraryButton";
import { acceptedTypes } from "./uploadLimits";

export interface ImageActionsProps {
  /** Label of the field. */
  field: string;
  disabled: boolean;
  onFile: (file: File) => void;
  onChoose: (picture: LibraryPicture) => void;
  /** Null when there is nothing to remove. */
  onRemove: (() => void) | null;
}

/** Opens the system's file chooser for image files, or the media library; removes the image. */
export function ImageActions({ field, disabled, onFile, onChoose, onRemove }: ImageActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Row>
      <Button
        variant="outlined"
        size="small"
        disabled={disabled}
        aria-label={`Upload a file: ${field}`}
        onClick={() => input.current?.click()}
      >
        Upload a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
      />
      <LibraryButton field={field} disabled={disabled} onChoose={onChoose} />
      {onRemove ? (
        <Button variant="text" size="small" disabled={disabled} aria-label={`Remove: ${field}`} onClick={onRemove}>
          Remove
        </Button>
      ) : null}
    </Row>
  );
}

const Row = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 18px" });
