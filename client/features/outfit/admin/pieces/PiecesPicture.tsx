import { styled } from "@mui/material/styles";
import type { MouseEvent } from "react";
import { PictureMarker } from "./PictureMarker";
import { clampPoint, type PointValue } from "./pictureValues";
import type { PieceValue } from "./pieceValues";
import type { ShownPicture } from "./usePieceEditor";

export interface PiecesPictureProps {
  picture: ShownPicture;
  pieces: readonly PieceValue[];
  /** What a click sets: the point of a piece, or the focal point. */
  target: "piece" | "focalPoint";
  selected: string | null;
  onSelect: (id: string) => void;
  /** A click beside the points. */
  onClick: (point: PointValue) => void;
  onPlace: (id: string, point: PointValue) => void;
  onFocalPoint: (point: PointValue) => void;
  /** The picture has loaded: its width divided by its height. */
  onMeasured: (aspectRatio: number) => void;
}

/** A whole picture with the points of the pieces, or with its focal point. */
export function PiecesPicture(props: PiecesPictureProps) {
  const { picture, pieces, target, selected, onSelect, onClick, onPlace, onFocalPoint, onMeasured } = props;
  const place = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = clampPoint({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    if (target === "focalPoint") onFocalPoint(point);
    else onClick(point);
  };
  return (
    <Stage>
      {/* For the mouse only: the keyboard adds pieces by the button of the list, and moves points with the arrow keys. */}
      <button type="button" tabIndex={-1} aria-label="Place in the picture" onClick={place}>
        <img
          key={picture.image}
          src={picture.image}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalHeight > 0) onMeasured(naturalWidth / naturalHeight);
          }}
        />
      </button>
      {target === "focalPoint" ? (
        <PictureMarker label="Focal point" mark="+" point={picture.focalPoint} selected onMove={onFocalPoint} />
      ) : (
        pieces.map((piece, index) => {
          const point = picture.getPoint(piece);
          return point ? (
            <PictureMarker
              key={piece.id}
              label={piece.name || `Piece ${index + 1}`}
              mark={String(index + 1)}
              point={point}
              selected={piece.id === selected}
              onSelect={() => onSelect(piece.id)}
              onMove={(moved) => onPlace(piece.id, moved)}
            />
          ) : null;
        })
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
