import type { LookGallery_OutfitFragment } from "../../../../graphql/generated/operations";
import type { LookPictureProps } from "./LookPicture";
import type { MarkedPiece } from "./PiecePoints";

type Look = Pick<
  LookGallery_OutfitFragment,
  | "id"
  | "title"
  | "image"
  | "imageAlt"
  | "imageCredit"
  | "aspectRatio"
  | "focalPoint"
  | "celebrity"
  | "pieces"
  | "morePictures"
>;

type GalleryPicture = { id: string } & Omit<LookPictureProps, "priority">;

/**
 * Lists the pictures of a look, the main one first, each with the pieces that are marked in it.
 * @param listed whether the page lists the pieces; the points lead there.
 */
export function lookPictures(look: Look, listed: boolean): GalleryPicture[] {
  const { title, celebrity, morePictures } = look;
  const pieces = listed ? look.pieces : [];
  const named = celebrity ? `${celebrity.name} in ${title}` : title;
  const marked = (find: (id: string) => MarkedPiece["point"] | null | undefined): MarkedPiece[] =>
    pieces.flatMap(({ id, name }, index) => {
      const point = find(id);
      return point ? [{ id, name, number: index + 1, point }] : [];
    });
  return [
    {
      id: look.id,
      picture: look,
      alt: look.imageAlt || named,
      credit: look.imageCredit,
      pieces: marked((id) => pieces.find((piece) => piece.id === id)?.position),
    },
    ...morePictures.map((picture, index) => ({
      id: picture.id,
      picture,
      alt: picture.alt || `${named}, picture ${index + 2}`,
      credit: picture.imageCredit,
      pieces: marked((id) => picture.points.find(({ pieceId }) => pieceId === id)),
    })),
  ];
}
