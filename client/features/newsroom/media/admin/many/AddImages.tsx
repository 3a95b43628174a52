import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useRef, type ReactNode } from "react";
import { AddIcon } from "../../../../../admin/adminIcons";
import { UploadBar } from "../../../../../admin/upload/UploadBar";
import { useFileDrop } from "../../../../../shared/hooks/useFileDrop";
import { CloseIcon } from "../../../../../shared/ui/icons";
import { acceptedTypes, describeLimits } from "../uploadLimits";
import type { FileUpload, ImageUploads } from "./useImageUploads";

export interface AddImagesProps {
  uploads: ImageUploads;
  /** Called with the address of each uploaded image, in the order of the files. */
  onUploaded: Parameters<ImageUploads["upload"]>[1];
  /** Other ways to add pictures. */
  children?: ReactNode;
}

/** Uploads several images at once: chosen, dropped or pasted. Shows the progress or the failure of each file. */
export function AddImages({ uploads, onUploaded, children }: AddImagesProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = (files: readonly File[]) => uploads.upload(files, onUploaded);
  const { isOver, handlers } = useFileDrop(upload);
  return (
    // Focusable by a click alone, so that a paste arrives here; the keyboard uses the button.
    <Zone data-over={isOver} tabIndex={-1} {...handlers}>
      <UploadButtons>
        <Button
          type="button"
          variant="outlined"
          size="small"
          startIcon={<AddIcon />}
          onClick={() => input.current?.click()}
        >
          Add Pictures
        </Button>
        {children}
        <small>You can also drop or paste several here. {describeLimits("content")}</small>
      </UploadButtons>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Picture files"
        accept={acceptedTypes}
        onChange={({ target }) => {
          upload([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = "";
        }}
      />
      {uploads.files.length === 0 ? null : (
        <List aria-label="Uploads">
          {uploads.files.map((file) => (
            <FileLine key={file.id} file={file} onRemove={() => uploads.remove(file.id)} />
          ))}
        </List>
      )}
    </Zone>
  );
}

function FileLine({ file: { name, state }, onRemove }: { file: FileUpload; onRemove: () => void }) {
  if (state.kind === "failed")
    return (
      <li data-failed>
        <p role="alert">
          <strong>{name}</strong> was not uploaded. {state.message}
        </p>
        <IconButton type="button" size="small" aria-label={`Dismiss: ${name}`} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </li>
    );
  return (
    <li>
      <strong>{name}</strong>
      {state.kind === "sending" ? (
        <UploadBar name={name} share={state.share} sentText="Processing" onCancel={onRemove} />
      ) : (
        <small>Waiting</small>
      )}
    </li>
  );
}

const Zone = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gap: 8,
  padding: 10,
  border: `1px dashed ${theme.vars.editorial.control}`,
  transition: "border-color 120ms, background-color 120ms",
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "&[data-over='true']": { borderColor: theme.vars.editorial.focus, background: theme.vars.editorial.accentWash },
}));

const UploadButtons = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px 12px" });

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: 8,
  listStyle: "none",
  "& strong": { fontWeight: 550, overflowWrap: "anywhere" },
  "& li[data-failed]": {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: 8,
    color: theme.vars.palette.error.main,
  },
}));
