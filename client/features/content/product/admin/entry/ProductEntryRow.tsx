import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { ClipboardEvent, KeyboardEvent } from "react";
import type { MatchKind } from "../../../../../graphql/generated/adminOperations";
import { DeleteIcon } from "../../../../../admin/adminIcons";
import { FieldNote } from "../../../../../admin/form/FieldNote";
import { matchLabels } from "../../matchLabels";
import { columnLabels, isTable, textColumns, type EntryRow, type TextColumn } from "./entryRows";

export interface EntryPiece {
  id: string;
  name: string;
}

export interface ProductEntryRowProps {
  row: EntryRow;
  /** From 1. */
  number: number;
  pieces: readonly EntryPiece[];
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (values: Partial<EntryRow>) => void;
  onLeaveLink: () => void;
  /** A part of a spreadsheet was pasted into a field. */
  onPasteTable: (text: string, from: TextColumn) => void;
  onNext: () => void;
  onRemove: () => void;
}

const withoutQuestion = ({ page }: EntryRow, field: TextColumn): EntryRow["page"] => ({
  ...page,
  questions: page?.questions?.filter((one) => one.field !== field),
});

/** One line of the grid in which products are entered. */
export function ProductEntryRow(props: ProductEntryRowProps) {
  const { row, number, pieces, errors, onChange, onLeaveLink, onPasteTable, onNext, onRemove } = props;
  const name = (label: string) => `${label} of product ${number}`;
  const paste = (column: TextColumn) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (!isTable(text)) return;
    event.preventDefault();
    onPasteTable(text, column);
  };
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNext();
  };
  return (
    <li>
      {textColumns.map((column) => (
        <TextField
          key={column}
          data-field={column}
          size="small"
          label={columnLabels[column]}
          value={row[column]}
          onChange={(event) => onChange({ [column]: event.target.value, page: withoutQuestion(row, column) })}
          onBlur={column === "affiliateLink" ? onLeaveLink : undefined}
          onPaste={paste(column)}
          onKeyDown={goOn}
          error={errors[column] !== undefined}
          helperText={errors[column]}
          slotProps={{ htmlInput: { "aria-label": name(columnLabels[column]), "data-column": column } }}
        />
      ))}
      {pieces.length > 0 ? (
        <TextField
          select
          size="small"
          label="Piece"
          value={pieces.some(({ id }) => id === row.pieceId) ? row.pieceId : ""}
          onChange={(event) => onChange({ pieceId: event.target.value })}
          error={errors.pieceId !== undefined}
          helperText={errors.pieceId}
          slotProps={{ select: { SelectDisplayProps: { "aria-label": name("Piece") } } }}
        >
          <MenuItem value="">No piece</MenuItem>
          {pieces.map(({ id, name: piece }) => (
            <MenuItem key={id} value={id}>
              {piece}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <TextField
        select
        size="small"
        label="Match"
        value={row.matchKind}
        onChange={(event) => onChange({ matchKind: event.target.value as MatchKind })}
        error={errors.matchKind !== undefined}
        helperText={errors.matchKind}
        slotProps={{ select: { SelectDisplayProps: { "aria-label": name("Match") } } }}
      >
        {Object.entries(matchLabels).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <IconButton aria-label={`Remove product ${number}`} onClick={onRemove}>
        <DeleteIcon />
      </IconButton>
      {row.page?.problem ? (
        <FieldNote data-wide role="alert">
          <b>This page could not be read.</b> {row.page.problem} Enter the title and the price.
        </FieldNote>
      ) : null}
      {row.page?.questions?.map(({ field, question, choices }) => (
        <FieldNote key={field} data-wide role="group" aria-label={name(`Question about the ${columnLabels[field]}`)}>
          <b>{question}</b>
          {choices.map((choice) => (
            <Button
              key={choice.value}
              size="small"
              variant="outlined"
              onClick={() => onChange({ [field]: choice.value, page: withoutQuestion(row, field) })}
            >
              {choice.value === choice.label ? choice.value : `${choice.value} (${choice.label})`}
            </Button>
          ))}
        </FieldNote>
      ))}
    </li>
  );
}
