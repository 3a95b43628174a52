import { useFormikContext } from "formik";
import { useState } from "react";
import type { OutfitValues } from "../outfitKind";
import type { PointValue } from "../../../../../admin/picture/point";
import { keepPointsOf, placePoint, type PictureValue } from "./pictureValues";
import { newPiece, type PieceValue } from "./pieceValues";

/** A picture of the outfit, whichever it is. */
export interface ShownPicture {
  /** Null for the main picture. */
  id: string | null;
  /** The first is 1. */
  number: number;
  image: string;
  /** Path of its alternative text in the form. */
  altPath: string;
  focalPoint: PointValue;
  getPoint: (piece: PieceValue) => PointValue | null;
}

const toShownPicture = (values: OutfitValues, id: string | null): ShownPicture => {
  const index = values.morePictures.findIndex((picture) => picture.id === id);
  const picture = values.morePictures[index];
  if (!picture)
    return {
      id: null,
      number: 1,
      image: values.image,
      altPath: "imageAlt",
      focalPoint: values.focalPoint,
      getPoint: ({ position }) => position,
    };
  return {
    id: picture.id,
    number: index + 2,
    image: picture.image,
    altPath: `morePictures.${index}.alt`,
    focalPoint: picture.focalPoint,
    getPoint: (piece) => picture.points.find(({ pieceId }) => pieceId === piece.id) ?? null,
  };
};

/** The state of the tab Pieces: which picture and which piece an editor works on, and what changes their values. */
export function usePieceEditor() {
  const { values, setFieldValue } = useFormikContext<OutfitValues>();
  const [shownId, show] = useState<string | null>(null);
  const [selected, select] = useState<string | null>(null);
  const [placed, setPlaced] = useState<{ pieceId: string } | null>(null);
  const [measured, setMeasured] = useState<{ image: string; ratio: number } | null>(null);
  const { pieces, morePictures } = values;
  const picture = toShownPicture(values, shownId);
  const ratio = measured?.image === picture.image ? measured.ratio : null;

  const setPieces = (next: PieceValue[]) => void setFieldValue("pieces", next);
  /** The ratio is stored with the first point: opening the form changes nothing. */
  const keepMainRatio = () => {
    if (ratio !== null && values.aspectRatio === null) void setFieldValue("aspectRatio", ratio);
  };
  const changePicture = (change: (shown: PictureValue) => Partial<PictureValue>) =>
    void setFieldValue(
      "morePictures",
      morePictures.map((one) =>
        one.id === picture.id ? { ...one, aspectRatio: one.aspectRatio ?? ratio, ...change(one) } : one,
      ),
    );
  const setPoint = (pieceId: string, point: PointValue | null) => {
    if (picture.id !== null) return changePicture(({ points }) => ({ points: placePoint(points, pieceId, point) }));
    keepMainRatio();
    setPieces(pieces.map((piece) => (piece.id === pieceId ? { ...piece, position: point } : piece)));
  };
  const addPiece = (point: PointValue | null) => {
    const piece = newPiece(picture.id === null ? point : null);
    if (picture.id === null && point) keepMainRatio();
    setPieces([...pieces, piece]);
    if (picture.id !== null && point) changePicture(({ points }) => ({ points: placePoint(points, piece.id, point) }));
    select(piece.id);
    setPlaced({ pieceId: piece.id });
  };
  /** A click beside the points. In the main picture, it moves no piece that is already marked. */
  const clickPicture = (point: PointValue) => {
    const piece = pieces.find(({ id }) => id === selected);
    if (piece && (picture.id !== null || piece.position === null)) {
      setPoint(piece.id, point);
      setPlaced({ pieceId: piece.id });
    } else addPiece(point);
  };
  const setFocalPoint = (focalPoint: PointValue) => {
    if (picture.id !== null) return changePicture(() => ({ focalPoint }));
    keepMainRatio();
    void setFieldValue("focalPoint", focalPoint);
  };
  const removePiece = (id: string) => {
    const others = pieces.filter((piece) => piece.id !== id);
    setPieces(others);
    void setFieldValue("morePictures", keepPointsOf(morePictures, others));
  };
  return {
    picture,
    show,
    selected,
    select,
    placed,
    keepMeasured: (aspectRatio: number) => setMeasured({ image: picture.image, ratio: aspectRatio }),
    pieces,
    setPieces,
    addPiece,
    removePiece,
    setPoint,
    setFocalPoint,
    clickPicture,
  };
}
