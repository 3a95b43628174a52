import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useFormikContext } from "formik";
import { useState } from "react";
import { AddIcon } from "../../../../shared/admin/adminIcons";
import { FormText } from "../../../../shared/admin/form/FormText";
import { useFormField } from "../../../../shared/admin/form/useFormField";
import { EmptyState } from "../../../../shared/ui/EmptyState";
import type { OutfitValues } from "../outfitValues";
import { PieceRow } from "./PieceRow";
import { PiecesPicture } from "./PiecesPicture";
import { moveEntry, newPiece, type PieceValue, type PointValue } from "./pieceValues";

type Target = "piece" | "focalPoint";

/** The pieces of an outfit with their points in the main picture, its focal point and its alternative text. */
export function PiecesFields() {
  const { values, setFieldValue } = useFormikContext<OutfitValues>();
  const { value: pieces, setValue: setPieces, error } = useFormField<PieceValue[]>({ name: "pieces" });
  const [target, setTarget] = useState<Target>("piece");
  const [selected, setSelected] = useState<string | null>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  // The ratio is stored with the first point: opening the form changes nothing.
  const keepRatio = () => {
    if (measured !== null && values.aspectRatio === null) void setFieldValue("aspectRatio", measured);
  };
  const add = (position: PointValue | null) => {
    const piece = newPiece(position);
    setPieces([...pieces, piece]);
    setSelected(piece.id);
  };
  const place = (id: string | null, point: PointValue) => {
    keepRatio();
    const moved = id ?? pieces.find((piece) => piece.id === selected && piece.position === null)?.id;
    if (moved === undefined) add(point);
    else setPieces(pieces.map((piece) => (piece.id === moved ? { ...piece, position: point } : piece)));
  };
  if (!values.image) return <EmptyState title="No picture yet" text="Add the picture under Details first." />;
  return (
    <Room>
      <Side>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={target}
          aria-label="What a click on the picture sets"
          onChange={(_event, chosen: Target | null) => setTarget(chosen ?? target)}
        >
          <ToggleButton value="piece">Pieces</ToggleButton>
          <ToggleButton value="focalPoint">Focal point</ToggleButton>
        </ToggleButtonGroup>
        <PiecesPicture
          image={values.image}
          look={values}
          target={target}
          selected={selected}
          onSelect={setSelected}
          onPlace={place}
          onFocalPoint={(point) => {
            keepRatio();
            void setFieldValue("focalPoint", point);
          }}
          onMeasured={setMeasured}
        />
        <FormText
          name="imageAlt"
          label="Alternative text"
          hint="What the picture shows, for people who do not see it."
        />
      </Side>
      <div>
        <p>
          {target === "piece"
            ? "Click the picture to add a piece. Drag its point, or move it with the arrow keys."
            : "The focal point stays visible where a page crops the picture."}
        </p>
        <List>
          {pieces.map((piece, index) => (
            <PieceRow
              key={piece.id}
              piece={piece}
              number={index + 1}
              count={pieces.length}
              selected={piece.id === selected}
              onSelect={() => setSelected(piece.id)}
              onChange={(next) => setPieces(pieces.map((one) => (one.id === next.id ? next : one)))}
              onMove={(by) => setPieces(moveEntry(pieces, index, by))}
              onRemove={() => setPieces(pieces.filter(({ id }) => id !== piece.id))}
            />
          ))}
        </List>
        {error ? <Problem role="alert">{error}</Problem> : null}
        <Button type="button" size="small" startIcon={<AddIcon />} onClick={() => add(null)}>
          Add Piece
        </Button>
      </div>
    </Room>
  );
}

const Room = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 24,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
  "& > div > p": { ...theme.typography.body2, paddingBottom: 12, color: theme.vars.palette.text.secondary },
}));

const Side = styled("div")({ display: "grid", alignContent: "start", gap: 12 });

const List = styled("ol")({ padding: 0, marginBottom: 12, listStyle: "none" });

const Problem = styled("p")(({ theme }) => ({ color: `${theme.vars.palette.error.main} !important` }));
