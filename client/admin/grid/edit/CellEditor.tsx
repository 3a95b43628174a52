import Paper from "@mui/material/Paper";
import Popper from "@mui/material/Popper";
import { styled } from "@mui/material/styles";
import { useGridApiContext, type GridRenderEditCellParams } from "@mui/x-data-grid";
import { useContext, useId, useLayoutEffect, useState } from "react";
import { toOption } from "../../form/selectOptions";
import { usePausedLists } from "../../live/usePausedLists";
import type { CellEditKind } from "../gridTypes";
import { CellEditContext } from "./gridEdit";

export interface CellEditorProps {
  params: GridRenderEditCellParams;
  kind: CellEditKind;
  /** "Retailer of Navy Suit". */
  label: string;
}

/** The field in a cell that is edited in place: Enter saves, Escape cancels. An error stays at the cell. */
export function CellEditor({ params: { id, field, value, hasFocus }, kind, label }: CellEditorProps) {
  const apiRef = useGridApiContext();
  const { failure, options } = useContext(CellEditContext);
  const [control, setControl] = useState<HTMLInputElement | HTMLSelectElement | null>(null);
  const noteId = useId();
  usePausedLists(true);
  const message = failure?.id === id && failure.field === field ? failure.message : undefined;
  const text = typeof value === "string" ? value : "";
  useLayoutEffect(() => {
    if (!control || !hasFocus) return;
    control.focus();
    if (control instanceof HTMLInputElement && control.type === "text") control.select();
  }, [control, hasFocus]);
  const properties = {
    ref: setControl,
    value: text,
    "aria-label": label,
    "aria-invalid": message !== undefined,
    "aria-describedby": message === undefined ? undefined : noteId,
    onChange: ({ target }: { target: { value: string } }) =>
      void apiRef.current.setEditCellValue({ id, field, value: target.value }),
  };
  const choices = options?.[field]?.map(toOption) ?? [];
  const isListed = choices.some((choice) => choice.value === text);
  return (
    <EditedCell data-invalid={message !== undefined}>
      {kind === "choice" ? (
        <select {...properties}>
          {(isListed ? choices : [toOption(text), ...choices]).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...properties} type={kind} />
      )}
      {message === undefined ? null : (
        <Popper open anchorEl={control} placement="bottom-start" sx={{ zIndex: "tooltip" }}>
          <Note id={noteId} role="alert" elevation={4}>
            {message}
          </Note>
        </Popper>
      )}
    </EditedCell>
  );
}

const EditedCell = styled("div")(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: "100%",
  display: "flex",
  alignItems: "center",
  "& input, & select": {
    width: "100%",
    minWidth: 0,
    height: 36,
    padding: "0 8px",
    border: `1px solid ${theme.vars.editorial.focus}`,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: "inherit",
    outline: "none",
  },
  "&[data-invalid='true'] input, &[data-invalid='true'] select": { borderColor: theme.vars.palette.error.main },
}));

const Note = styled(Paper)(({ theme }) => ({
  maxWidth: 340,
  marginTop: 4,
  padding: "8px 12px",
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  color: theme.vars.palette.error.main,
}));
