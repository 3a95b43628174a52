import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { ChevronIcon, DeleteIcon, UpIcon } from "../../../../shared/admin/adminIcons";
import type { PieceValue } from "./pieceValues";

export interface PieceRowProps {
  piece: PieceValue;
  number: number;
  count: number;
  selected: boolean;
  onSelect: () => void;
  onChange: (piece: PieceValue) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One piece in the list of the form. */
export function PieceRow({ piece, number, count, selected, onSelect, onChange, onMove, onRemove }: PieceRowProps) {
  const id = useId();
  const label = piece.name || `Piece ${number}`;
  const buttons = [
    { name: `Move ${label} up`, Icon: UpIcon, onClick: () => onMove(-1), disabled: number === 1 },
    { name: `Move ${label} down`, Icon: ChevronIcon, onClick: () => onMove(1), disabled: number === count },
    { name: `Remove ${label}`, Icon: DeleteIcon, onClick: onRemove, disabled: false },
  ];
  return (
    <Row data-selected={selected || undefined} onFocus={onSelect}>
      <span aria-hidden="true">{number}</span>
      <div>
        <OutlinedInput
          id={`${id}-name`}
          value={piece.name}
          placeholder="Name, such as Cape"
          fullWidth
          size="small"
          onChange={({ target }) => onChange({ ...piece, name: target.value })}
          slotProps={{ input: { "aria-label": `Name of piece ${number}`, maxLength: 100 } }}
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
        <small>{piece.position ? null : "Not marked in the picture. Select it and click the picture."}</small>
      </div>
      <span>
        {buttons.map(({ name, Icon, onClick, disabled }) => (
          <IconButton key={name} type="button" size="small" aria-label={name} title={name} {...{ onClick, disabled }}>
            <Icon />
          </IconButton>
        ))}
      </span>
    </Row>
  );
}

const Row = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  alignItems: "start",
  gap: 10,
  padding: "10px 8px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "&[data-selected]": { background: theme.vars.editorial.accentWash },
  "& > span:first-of-type": { paddingTop: 10, fontVariantNumeric: "tabular-nums" },
  "& > div": { display: "grid", gap: 6 },
  "& small": { color: theme.vars.palette.text.secondary },
  "& small:empty": { display: "none" },
  "& > span:last-of-type": { display: "flex" },
}));
