import { styled } from "@mui/material/styles";
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { highlightedMark, pieceMark } from "../../shared/ui/picture/pieceMark";
import { clampPoint, type PointValue } from "./point";

export interface PictureMarkerProps {
  label: string;
  /** Text in the marker. */
  mark: string;
  point: PointValue;
  selected?: boolean;
  onSelect?: () => void;
  onMove: (point: PointValue) => void;
}

/** Fractions of the picture for one press of an arrow key; more with Shift. */
const [step, largeStep] = [0.01, 0.05];
const directions: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point in a picture that a person drags, or moves with the arrow keys. */
export function PictureMarker({ label, mark, point, selected, onSelect, onMove }: PictureMarkerProps) {
  const dragged = useRef(false);
  const moveByKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? largeStep : step;
    onMove(clampPoint({ x: point.x + direction[0] * by, y: point.y + direction[1] * by }));
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const picture = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!dragged.current || !picture) return;
    onMove(
      clampPoint({
        x: (event.clientX - picture.left) / picture.width,
        y: (event.clientY - picture.top) / picture.height,
      }),
    );
  };
  return (
    <Marker
      type="button"
      aria-label={`${label}, ${Math.round(point.x * 100)} % from the left, ${Math.round(point.y * 100)} % from the top`}
      data-selected={selected || undefined}
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
      onFocus={onSelect}
      onKeyDown={moveByKey}
      onPointerDown={(event) => {
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={() => (dragged.current = false)}
      onPointerCancel={() => (dragged.current = false)}
    >
      {mark}
    </Marker>
  );
}

const Marker = styled("button")(({ theme }) => ({
  ...pieceMark(theme),
  position: "absolute",
  padding: 0,
  transform: "translate(-50%, -50%)",
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  cursor: "grab",
  touchAction: "none",
  "&[data-selected]": { zIndex: 1, ...highlightedMark(theme) },
}));
