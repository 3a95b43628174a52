import { PictureMarker } from "../../../../admin/picture/PictureMarker";
import { PictureStage } from "../../../../admin/picture/PictureStage";
import type { PointValue } from "../../../../admin/picture/point";
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
  return (
    // The keyboard adds pieces by the button of the list.
    <PictureStage
      image={picture.image}
      onPlace={target === "focalPoint" ? onFocalPoint : onClick}
      onMeasured={onMeasured}
    >
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
    </PictureStage>
  );
}
