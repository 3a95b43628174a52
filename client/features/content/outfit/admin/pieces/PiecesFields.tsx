import { arrayMove } from "@dnd-kit/sortable";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { AddIcon } from "../../../../../admin/adminIcons";
import { FormText } from "../../../../../admin/form/FormText";
import { useFormField } from "../../../../../admin/form/useFormField";
import { SortableList } from "../../../../../admin/sort/SortableList";
import { ToggleChoice } from "../../../../../admin/ToggleChoice";
import { EmptyState } from "../../../../../shared/ui/EmptyState";
import { PictureStrip, type PictureStripProps } from "./PictureStrip";
import { PieceFacts } from "./PieceFacts";
import { PieceGarment, type PieceGarmentProps } from "./PieceGarment";
import { PieceRow } from "./PieceRow";
import { usePieceGarments, type StoredPiece } from "./usePieceGarments";
import { usePieceEditor, type ShownPicture } from "./usePieceEditor";
import { PictureMarker } from "../../../../../admin/picture/PictureMarker";
import { PictureStage } from "../../../../../admin/picture/PictureStage";
import type { PointValue } from "../../../../../admin/picture/point";
import { formatFacts, type PieceValue } from "./pieceValues";

const targets = { piece: "Pieces", focalPoint: "Focal point" };
type Target = keyof typeof targets;

const hints = {
  main: "Click the picture to add a piece. Drag its point, or move it with the arrow keys.",
  further: "Select a piece and click the picture to mark it here too. Drag its point, or move it with the arrow keys.",
  focalPoint: "The focal point stays visible where a page crops the picture.",
};

export interface PiecesFieldsProps extends Pick<PictureStripProps, "addPictures"> {
  /** Null while the outfit is not saved, and for people who may not link pieces. */
  outfitId: string | null;
}

/** The pieces of an outfit, and its pictures with their points, focal points and alternative texts. */
export function PiecesFields({ addPictures, outfitId }: PiecesFieldsProps) {
  const { find, readPieces, ...garments } = usePieceGarments(outfitId);
  const editor = usePieceEditor();
  const { picture, pieces, selected } = editor;
  const errors = [useFormField({ name: "pieces" }).error, useFormField({ name: "morePictures" }).error];
  const [target, setTarget] = useState<Target>("piece");
  if (!picture.image) return <EmptyState title="No picture yet" text="Add the picture under Details first." />;
  return (
    <Container>
      <Side>
        <ToggleChoice label="What a click on the picture sets" options={targets} value={target} onChange={setTarget} />
        <PiecesPicture
          picture={picture}
          pieces={pieces}
          target={target}
          selected={selected}
          onSelect={editor.select}
          onClick={editor.clickPicture}
          onPlace={editor.setPoint}
          onFocalPoint={editor.setFocalPoint}
          onMeasured={editor.keepMeasured}
        />
        <FormText
          key={picture.altPath}
          name={picture.altPath}
          label="Alternative text"
          hint="What the picture shows, for people who do not see it."
        />
        <PictureStrip shown={picture} onShow={editor.show} addPictures={addPictures} />
      </Side>
      <div>
        <p>{target === "focalPoint" ? hints.focalPoint : hints[picture.id === null ? "main" : "further"]}</p>
        <SortableList
          items={pieces}
          getLabel={({ name }, index) => name || `piece ${index + 1}`}
          onMove={(from, to) => editor.setPieces(arrayMove(pieces, from, to))}
          ariaLabel="Pieces"
        >
          {(piece, index, handle) => (
            <PieceRow
              piece={piece}
              number={index + 1}
              count={pieces.length}
              handle={handle}
              selected={piece.id === selected}
              isMarked={editor.picture.getPoint(piece) !== null}
              named={editor.placed?.pieceId === piece.id ? editor.placed : null}
              onSelect={() => editor.select(piece.id)}
              onChange={(next) => editor.setPieces(pieces.map((one) => (one.id === next.id ? next : one)))}
              onMove={(by) => editor.setPieces(arrayMove(pieces, index, index + by))}
              onUnmark={() => editor.setPoint(piece.id, null)}
              onRemove={() => editor.removePiece(piece.id)}
              facts={
                <PieceFacts
                  label={piece.name || `piece ${index + 1}`}
                  piece={piece}
                  stored={find(piece.id)}
                  onChange={(facts) =>
                    editor.setPieces(pieces.map((one) => (one.id === piece.id ? { ...one, facts } : one)))
                  }
                />
              }
              garment={
                <StoredGarment label={piece.name || `Piece ${index + 1}`} piece={find(piece.id)} {...garments} />
              }
            />
          )}
        </SortableList>
        {pieces.length === 0 && readPieces.length > 0 ? (
          <p>
            Until you add pieces, visitors find this look by what its title says:{" "}
            {readPieces.map(formatFacts).join("; ")}.
          </p>
        ) : null}
        {errors.map((error) =>
          error ? (
            <Problem key={error} role="alert">
              {error}
            </Problem>
          ) : null,
        )}
        <Button type="button" size="small" startIcon={<AddIcon />} onClick={() => editor.addPiece(null)}>
          Add Piece
        </Button>
      </div>
    </Container>
  );
}

/** A piece that is not saved has no garment. */
const StoredGarment = ({ piece, ...props }: Omit<PieceGarmentProps, "piece"> & { piece?: StoredPiece }) =>
  piece ? <PieceGarment piece={piece} {...props} /> : null;

const Container = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 24,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
  "& > div > p": { ...theme.typography.body2, paddingBottom: 12, color: theme.vars.palette.text.secondary },
  "& > div > ol": { marginBottom: 12 },
}));

const Side = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: 12,
  minWidth: 0,
  // The picture stays visible while the pieces scroll.
  [theme.breakpoints.up("sm")]: { position: "sticky", top: 0, alignSelf: "start" },
}));

const Problem = styled("p")(({ theme }) => ({ color: `${theme.vars.palette.error.main} !important` }));

interface PiecesPictureProps {
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
function PiecesPicture(props: PiecesPictureProps) {
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
              label={`${index + 1}. ${piece.name || "Piece"}`}
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
