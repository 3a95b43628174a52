import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useId, useRef, useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import { describedBy, FieldFrame } from "../../../../admin/form/FieldFrame";
import { useFileDrop } from "../../../../shared/hooks/useFileDrop";
import { isPictureAddress, pictureAddressHint } from "../../../../shared/pictureAddress";
import type { PictureKind } from "../../../../shared/ui/picture/Picture";
import { type LibraryPicture, LibraryButton } from "./picker/LibraryButton";
import { ImagePreview, type Shape } from "./ImagePreview";
import { describeLimits, acceptedTypes } from "./uploadLimits";
import { UploadProgress } from "./UploadProgress";
import type { PictureUse } from "./uploadPicture";
import { useImageUpload } from "./useImageUpload";

/** Returns the error of a typed URL; undefined when it is valid or empty. */
const misspelling = (typed: string): string | undefined =>
  typed.trim() === "" || isPictureAddress(typed) ? undefined : pictureAddressHint;

/** Returns a warning for a URL that can still be saved. `broken` is the last URL that failed to load. */
function describeUrlProblem(typed: string, broken: string): string | undefined {
  const address = typed.trim();
  if (address === "") return undefined;
  if (/^http:/i.test(address)) {
    return "The site shows only images from https URLs. Use https, or upload the image.";
  }
  return address === broken ? "No image was found at this address." : undefined;
}

export interface ImageFieldProps {
  name: string;
  label: string;
  /** URL of an external image, or path of one on this site. "" for none. */
  value: string;
  onChange: (address: string) => void;
  /** Also called when a picture of the library is chosen. */
  onChosen?: (picture: LibraryPicture) => void;
  onBlur?: () => void;
  /** The form's error message. */
  error?: string;
  /** Shown before the limits of an upload. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  /** The subject of the image: determines the placeholder and the aspect ratio on the site. */
  kind: PictureKind;
  /** Overrides the aspect ratio of the kind. */
  shape?: Shape;
  /** For a line of a list: a small preview, without a hint. */
  isSmall?: boolean;
  /** "mark" for a logo or an avatar, which may be small. */
  use?: PictureUse;
  /** Shown without an image instead of the placeholder; an image then appears uncropped. */
  mark?: ReactNode;
}

/** An image by URL, from the library, or by upload: chosen, dropped or pasted. A preview appears immediately. */
export function ImageField(props: ImageFieldProps) {
  const { name, label, value, onChange, required, disabled = false, use = "content" } = props;
  const limits = props.isSmall ? [] : [describeLimits(use), "You can also drop or paste an image here."];
  const hint = [props.hint, ...limits].filter(Boolean).join(" ");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const [broken, setBroken] = useState("");
  const { running, problem, upload, cancel, forget } = useImageUpload(use, onChange);
  const { isOver, handlers } = useFileDrop(disabled ? null : ([first]) => upload(first));
  const change = (address: string): void => {
    forget();
    onChange(address);
  };
  /** The pressed button disappears, so move the focus to the field. */
  const withFocus = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  const error = problem ?? props.error ?? (left ? misspelling(value) : undefined);
  return (
    <FieldFrame
      id={id}
      name={name}
      label={label}
      required={required}
      hint={describeUrlProblem(value, broken) ?? hint}
      error={error}
      live={problem !== null}
    >
      <DropZone data-over={isOver} {...handlers}>
        <ImagePreview {...props} address={value} dim={running !== null} onBroken={setBroken} />
        <ImageControls>
          <OutlinedInput
            id={id}
            name={name}
            value={value}
            disabled={disabled}
            placeholder="https://"
            autoComplete="off"
            inputRef={input}
            onChange={(event) => change(event.target.value)}
            onBlur={() => {
              setLeft(true);
              props.onBlur?.();
            }}
            slotProps={{ input: { inputMode: "url", spellCheck: false, ...aria(id, error, required) } }}
          />
          <ImageActions
            field={label}
            disabled={disabled}
            onFile={upload}
            onChoose={(picture) => {
              change(picture.address);
              props.onChosen?.(picture);
            }}
            onRemove={value === "" ? null : withFocus(() => change(""))}
          />
          {running ? <UploadProgress {...running} onCancel={withFocus(cancel)} /> : null}
        </ImageControls>
      </DropZone>
    </FieldFrame>
  );
}

const aria = (id: string, error: string | undefined, required: boolean | undefined) => ({
  "aria-invalid": error !== undefined,
  "aria-describedby": describedBy(id),
  "aria-required": required || undefined,
});

const DropZone = styled("div")(({ theme }) => ({
  display: "flex",
  gap: 16,
  minWidth: 0,
  outline: "2px solid transparent",
  outlineOffset: 6,
  transition: "outline-color 120ms, background-color 120ms",
  "&[data-over='true']": { outlineColor: theme.vars.editorial.focus, background: theme.vars.editorial.accentWash },
}));

const ImageControls = styled("div")({ display: "grid", flex: 1, alignContent: "start", gap: 10, minWidth: 0 });

interface ImageActionsProps {
  /** Label of the field. */
  field: string;
  disabled: boolean;
  onFile: (file: File) => void;
  onChoose: (picture: LibraryPicture) => void;
  /** Null when there is nothing to remove. */
  onRemove: (() => void) | null;
}

/** Opens the system's file chooser for image files, or the media library; removes the image. */
function ImageActions({ field, disabled, onFile, onChoose, onRemove }: ImageActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <ImageButtons>
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
    </ImageButtons>
  );
}

const ImageButtons = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 18px" });
