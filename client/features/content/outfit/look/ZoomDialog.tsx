import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from "react";
import { CloseIcon } from "../../../../shared/ui/icons";
import type { Point } from "../../../../shared/ui/picture/cropPoint";
import { VisuallyHidden } from "../../../../shared/ui/VisuallyHidden";

export interface ZoomDialogProps {
  image: string;
  alt: string;
  onClose: () => void;
}

/** Pixels that a pointer moves before its press is a drag. */
const dragDistance = 4;

/** The whole picture, uncropped. A click enlarges it to twice its size around that point, and the next one fits it. */
export function ZoomDialog({ image, alt, onClose }: ZoomDialogProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [center, setCenter] = useState<Point | null>(null);
  const drag = useDrag(stage);
  const titleId = useId();
  // Twice the size moves each point by its distance from the corner, so this keeps the clicked one in place.
  useLayoutEffect(() => {
    if (center) stage.current?.scrollTo(center.x, center.y);
  }, [center]);
  const onClick = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    if (drag.hasMoved()) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // The Enter key has no point.
    const point = detail === 0 ? { x: width / 2, y: height / 2 } : { x: clientX - left, y: clientY - top };
    setCenter(center ? null : point);
  };
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <VisuallyHidden id={titleId}>Picture</VisuallyHidden>
      <Close onClick={onClose} aria-label="Close" title="Close">
        <CloseIcon />
      </Close>
      <Stage ref={stage} data-large={center ? true : undefined}>
        <button
          type="button"
          aria-label={center ? "Fit the picture to the screen" : "Enlarge the picture"}
          onClick={onClick}
          {...drag.events}
        >
          <img src={image} alt={alt} draggable={false} />
        </button>
      </Stage>
    </Dialog>
  );
}

/** Scrolls the element while the mouse drags its content; fingers and arrow keys scroll it anyway. */
function useDrag(scroller: RefObject<HTMLElement | null>) {
  const last = useRef<Point | null>(null);
  const distance = useRef(0);
  const onPointerDown = ({ pointerType, button, clientX, clientY }: PointerEvent) => {
    distance.current = 0;
    last.current = pointerType === "mouse" && button === 0 ? { x: clientX, y: clientY } : null;
  };
  const onPointerMove = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (!last.current || buttons === 0) return;
    const [x, y] = [last.current.x - clientX, last.current.y - clientY];
    last.current = { x: clientX, y: clientY };
    distance.current += Math.abs(x) + Math.abs(y);
    scroller.current?.scrollBy(x, y);
  };
  return { events: { onPointerDown, onPointerMove }, hasMoved: () => distance.current > dragDistance };
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
