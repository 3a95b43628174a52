import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent, useRef, useState, type HTMLAttributes, type Key, type KeyboardEvent } from "react";
import { GridThumb } from "../grid/GridThumb";
import type { PictureKind } from "../../shared/ui/picture/Picture";
import type { FormField } from "./useFormField";

/** An option: the facts that tell one row from another. */
export interface FoundRow {
  id: string;
  label: string;
  /** URL of an image; without it no image is shown. */
  image?: string;
  /** Small text below the label. */
  note?: string | null;
}

/** The results for the last query. */
export interface RowFinder {
  rows: readonly FoundRow[];
  state: "ready" | "loading" | "failed";
  /** Called with the text when typing pauses, and with "" when the list opens empty. */
  search: (text: string) => void;
}

export interface RowSearchProps {
  /** Null while nothing is chosen. */
  value: FoundRow | null;
  onChange: (row: FoundRow | null) => void;
  /** Called with what is typed, before a row is chosen. */
  onType?: (text: string) => void;
  finder: RowFinder;
  /** The kind of placeholder for a missing image. */
  kind: PictureKind;
  placeholder: string;
  /** Shown when there are no results: "No celebrities found". */
  noneText: string;
  /** Connects it to the field around it; a filter passes `label` instead. */
  field?: Pick<FormField<string>, "id" | "onBlur" | "aria">;
  label?: string;
  disabled?: boolean;
  /** Offers to add the typed text as a new row; one offer for each kind of row. */
  addNew?: readonly { getLabel: (text: string) => string; add: (text: string) => void }[];
}

const settleTime = 300;

/** The id of an option that adds the typed text; no row has it. */
const newRowId = (place: number): string => `new ${place}`;

/**
 * Keys that are pressed before the rows of the typed text arrive: Down and Enter then choose that row once it is there.
 */
function useEarlyKeys(rows: readonly FoundRow[], isCurrent: boolean, typed: string, choose: (row: FoundRow) => void) {
  const steps = useRef({ typed: "", down: 0 });
  const highlighted = useRef<FoundRow | null>(null);
  const [awaited, setAwaited] = useState<{ typed: string; place: number } | null>(null);
  const isAwaited = awaited !== null && awaited.typed === typed && typed !== "";
  const chooseAwaited = useEffectEvent(() => {
    const row = rows[Math.min(awaited?.place ?? 0, rows.length - 1)];
    setAwaited(null);
    if (row) choose(row);
  });
  const isHere = isAwaited && isCurrent;
  useEffect(() => {
    if (!isHere) return undefined;
    const timer = setTimeout(() => chooseAwaited());
    return () => clearTimeout(timer);
  }, [isHere]);
  return {
    isAwaited,
    onHighlightChange: (_event: unknown, row: FoundRow | null) => {
      highlighted.current = row;
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (steps.current.typed !== typed) steps.current = { typed, down: 0 };
      if (key === "ArrowDown") steps.current.down += 1;
      else if (key === "ArrowUp") steps.current.down = Math.max(0, steps.current.down - 1);
      else if (key === "Enter" && steps.current.down > 0 && !(isCurrent && highlighted.current))
        setAwaited({ typed, place: steps.current.down - 1 });
    },
  };
}

/** Chooses one row by name. The server searches among all rows. */
export function RowSearch(props: RowSearchProps) {
  const { value, onChange, finder, placeholder, noneText, field, label, kind, addNew = [] } = props;
  const offers = new Map(addNew.map((offer, place) => [newRowId(place), offer]));
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The text that waits for a choice; blank while the field shows its value. */
  const [typed, setTyped] = useState("");
  const [searched, setSearched] = useState<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSearched(text);
      finder.search(text);
    }, wait);
  };
  // Rows of an earlier text stay visible, but nobody can choose them while another text waits.
  const isCurrent = finder.state === "ready" && (typed === "" || searched === typed);
  const early = useEarlyKeys(finder.rows, isCurrent, typed, (row) => {
    setTyped("");
    setOpen(false);
    onChange(row);
  });
  const text = typed.trim();
  const newRows = [...offers.keys()].map((id): FoundRow => ({ id, label: text }));
  const isNew = isCurrent && text !== "" && finder.rows.every((row) => row.label.toLowerCase() !== text.toLowerCase());
  return (
    <Autocomplete
      id={field?.id}
      open={isOpen}
      onClose={() => setOpen(false)}
      // A text that waits for its rows, or that nothing was chosen for, stays to be gone on with.
      clearOnBlur={!early.isAwaited && (value !== null || field === undefined)}
      onHighlightChange={early.onHighlightChange}
      options={isNew ? [...finder.rows, ...newRows] : finder.rows}
      value={value}
      loading={!isCurrent && finder.state !== "failed"}
      disabled={props.disabled}
      // The server has filtered already. It also matches other spellings, which a second filter here would remove.
      filterOptions={(rows) => [...rows]}
      getOptionLabel={({ label: name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionDisabled={() => !isCurrent}
      onChange={(_event, row) => {
        // Assistive technology can click a disabled option.
        const offer = offers.get(row?.id ?? "");
        if (row && offer) offer.add(row.label);
        else if (row === null || isCurrent) onChange(row);
      }}
      onOpen={({ type }) => {
        setOpen(true);
        // Typing opens the list, too, and searches by itself.
        if (type !== "change") search(typed, 0);
      }}
      onInputChange={(_event, text, reason) => {
        setTyped(reason === "input" ? text : "");
        if (reason !== "input") return;
        props.onType?.(text);
        search(text, settleTime);
      }}
      onKeyDown={(event) => {
        // Enter chooses an option. It never submits the form while the text waits for a choice.
        if (event.key === "Enter" && typed !== "") event.preventDefault();
        if (typed !== "") early.onKeyDown(event);
      }}
      onBlur={field?.onBlur}
      selectOnFocus
      handleHomeEndKeys
      noOptionsText={finder.state === "failed" ? "They could not be loaded. Please try again." : noneText}
      renderOption={({ key, ...rest }: HTMLAttributes<HTMLLIElement> & { key: Key }, row) => (
        <Option key={key} {...rest}>
          {row.image === undefined ? null : <GridThumb src={row.image} kind={kind} />}
          <span>
            {offers.get(row.id)?.getLabel(row.label) ?? row.label}
            {row.note ? <small>{row.note}</small> : null}
          </span>
        </Option>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          placeholder={placeholder}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...field?.aria, ...(label && { "aria-label": label }) },
          }}
        />
      )}
    />
  );
}

const Option = styled("li")(({ theme }) => ({
  "&&": { gap: 12, minHeight: 44 },
  "& > span:last-child": { minWidth: 0, lineHeight: 1.35 },
  "& small": { display: "block", fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));
