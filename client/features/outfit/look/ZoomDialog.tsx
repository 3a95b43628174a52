import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { CloseIcon } from "../../../shared/ui/icons";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

export interface ZoomDialogProps {
  image: string;
  alt: string;
  onClose: () => void;
}

/** The whole picture, uncropped; a click or the Enter key switches to twice its size and back. */
export function ZoomDialog({ image, alt, onClose }: ZoomDialogProps) {
  const [large, setLarge] = useState(false);
  const titleId = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <VisuallyHidden id={titleId}>Picture</VisuallyHidden>
      <Close onClick={onClose} aria-label="Close" title="Close">
        <CloseIcon />
      </Close>
      <Stage data-large={large || undefined}>
        <button
          type="button"
          aria-label={large ? "Fit the picture to the screen" : "Enlarge the picture"}
          onClick={() => setLarge(!large)}
        >
          <img src={image} alt={alt} />
        </button>
      </Stage>
    </Dialog>
  );
}

const Close = styled(IconButton)(({ theme }) => ({
  position: "fixed",
  zIndex: 1,
  top: 12,
  right: 12,
  background: theme.vars.palette.background.default,
  "&:hover": { background: theme.vars.palette.background.paper },
}));

const Stage = styled("div")({
  height: "100%",
  overflow: "auto",
  "& button": {
    display: "block",
    width: "100%",
    height: "100%",
    padding: 0,
    border: 0,
    background: "none",
    cursor: "zoom-in",
  },
  "& img": { width: "100%", height: "100%", objectFit: "contain" },
  "&[data-large] button": { width: "200%", height: "200%", cursor: "zoom-out" },
});
