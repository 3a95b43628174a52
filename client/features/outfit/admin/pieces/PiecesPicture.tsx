import { styled } from "@mui/material/styles";
import type { MouseEvent } from "react";
import { PictureMarker } from "./PictureMarker";
import { clampPoint, type LookValues, type PointValue } from "./pieceValues";

export interface PiecesPictureProps {
  image: string;
  look: Pick<LookValues, "pieces" | "focalPoint">;
  /** What a click sets: the point of a piece, or the focal point. */
  target: "piece" | "focalPoint";
  selected: string | null;
  onSelect: (id: string) => void;
  /** @param id null for a click beside the markers. */
  onPlace: (id: string | null, point: PointValue) => void;
  onFocalPoint: (point: PointValue) => void;
  /** The picture has loaded: its width divided by its height. */
  onMeasured: (aspectRatio: number) => void;
}

/** The whole main picture with the points of the pieces, or with its focal point. */
export function PiecesPicture(props: PiecesPictureProps) {
  const { image, look, target, selected, onSelect, onPlace, onFocalPoint, onMeasured } = props;
  const place = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = clampPoint({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    if (target === "focalPoint") onFocalPoint(point);
    else onPlace(null, point);
  };
  return (
    <Stage>
      {/* For the mouse only: the keyboard adds pieces by the button of the list, and moves points with the arrow keys. */}
      <button type="button" tabIndex={-1} aria-label="Place in the picture" onClick={place}>
        <img
          src={image}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalHeight > 0) onMeasured(naturalWidth / naturalHeight);
          }}
        />
      </button>
      {target === "focalPoint" ? (
        <PictureMarker label="Focal point" mark="+" point={look.focalPoint} selected onMove={onFocalPoint} />
      ) : (
        look.pieces.map(({ id, name, position }, index) =>
          position ? (
            <PictureMarker
              key={id}
              label={name || `Piece ${index + 1}`}
              mark={String(index + 1)}
              point={position}
              selected={id === selected}
              onSelect={() => onSelect(id)}
              onMove={(point) => onPlace(id, point)}
            />
          ) : null,
        )
      )}
    </Stage>
  );
}

const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  alignSelf: "start",
  background: theme.vars.editorial.sunken,
  "& > button:first-of-type": { display: "block", width: "100%", padding: 0, border: 0, cursor: "crosshair" },
  "& img": { display: "block", width: "100%", height: "auto", minHeight: 120, userSelect: "none" },
}));
