import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { ChevronIcon, DeleteIcon, UpIcon } from "../../../../../admin/adminIcons";
import { BrandSuggest } from "../../../../../admin/form/BrandSuggest";
import type { PieceValue } from "./pieceValues";

export interface PieceRowProps {
  piece: PieceValue;
  number: number;
  count: number;
  handle: ReactNode;
  selected: boolean;
  /** It has a point in the shown picture. */
  isMarked: boolean;
  /** A click on the picture has placed it: its name receives the focus. Another object for each click. */
  named: object | null;
  onSelect: () => void;
  onChange: (piece: PieceValue) => void;
  onMove: (by: 1 | -1) => void;
  /** Removes its point from the shown picture. */
  onUnmark: () => void;
  onRemove: () => void;
  /** What the piece is. */
  facts: ReactNode;
  /** Where else the piece was worn. */
  garment: ReactNode;
}

/** One piece in the list of the form. */
export function PieceRow(props: PieceRowProps) {
  const {
    piece,
    number,
    count,
    handle,
    selected,
    isMarked,
    named,
    onSelect,
    onChange,
    onMove,
    onUnmark,
    onRemove,
    facts,
    garment,
  } = props;
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (named) nameField.current?.focus();
  }, [named]);
  const label = piece.name || `Piece ${number}`;
  const buttons = [
    { name: `Move ${label} up`, Icon: UpIcon, onClick: () => onMove(-1), disabled: number === 1 },
    { name: `Move ${label} down`, Icon: ChevronIcon, onClick: () => onMove(1), disabled: number === count },
    { name: `Remove ${label}`, Icon: DeleteIcon, onClick: onRemove, disabled: false },
  ];
  return (
    <Row data-selected={selected || undefined} onFocus={onSelect}>
      <div>
        <span aria-hidden="true">{number}</span>
        {handle}
      </div>
      <div>
        <OutlinedInput
          id={`${id}-name`}
          inputRef={nameField}
          value={piece.name}
          placeholder="Name, such as Cape"
          fullWidth
          size="small"
          onChange={({ target }) => onChange({ ...piece, name: target.value })}
          slotProps={{ input: { "aria-label": `Name of piece ${number}`, maxLength: 100 } }}
        />
        <BrandSuggest
          value={piece.brandName}
          onChange={(brandName) => onChange({ ...piece, brandName })}
          placeholder="Brand (that of its exact product when blank)"
          aria={{ "aria-label": `Brand of piece ${number}` }}
        />
        <OutlinedInput
          id={`${id}-note`}
          value={piece.note}
          placeholder="Note (optional)"
          fullWidth
          size="small"
          onChange={({ target }) => onChange({ ...piece, note: target.value })}
          slotProps={{ input: { "aria-label": `Note on piece ${number}`, maxLength: 500 } }}
        />
        {isMarked ? (
          <Button
            type="button"
            size="small"
            variant="text"
            aria-label={`Remove the point of ${label}`}
            onClick={onUnmark}
          >
            Remove point
          </Button>
        ) : (
          <small>Not marked in this picture. Select it and click the picture.</small>
        )}
        {facts}
        {garment}
      </div>
      <div>
        {buttons.map(({ name, Icon, onClick, disabled }) => (
          <IconButton key={name} type="button" size="small" aria-label={name} title={name} {...{ onClick, disabled }}>
            <Icon />
          </IconButton>
        ))}
      </div>
    </Row>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  alignItems: "start",
  gap: 10,
  padding: "10px 8px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "&[data-selected]": { background: theme.vars.editorial.accentWash },
  "& > div:nth-of-type(1)": {
    display: "grid",
    justifyItems: "center",
    gap: 8,
    paddingTop: 10,
    fontVariantNumeric: "tabular-nums",
  },
  "& > div:nth-of-type(2)": { display: "grid", justifyItems: "start", gap: 6 },
  "& > div:nth-of-type(3)": { display: "flex" },
  "& small": { color: theme.vars.palette.text.secondary },
}));
