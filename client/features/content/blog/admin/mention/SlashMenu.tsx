import Paper from "@mui/material/Paper";
import Popper, { type PopperProps } from "@mui/material/Popper";
import { styled } from "@mui/material/styles";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from "react";
import { GridThumb } from "../../../../../admin/grid/GridThumb";
import { useDebouncedValue } from "../../../../../shared/hooks/useDebouncedValue";
import { lookKind, type MentionKind, type MentionRow, otherKinds } from "./mentionFinders";

export interface SlashMenuHandle {
  /** Handles a key of the text field; returns true when it belongs to the menu. */
  onKey: (key: string) => boolean;
}

export interface SlashMenuProps {
  id: string;
  /** The menu opens below it: the caret. */
  anchor: PopperProps["anchorEl"];
  /** What was typed after the slash. */
  text: string;
  onChoose: (row: MentionRow) => void;
  /** Another kind has a search of its own. */
  onSearch: (kind: MentionKind) => void;
  onClose: () => void;
  /** Called with the id of the option that Enter chooses. */
  onActive: (optionId: string | undefined) => void;
  ref: Ref<SlashMenuHandle>;
}

const settleTime = 150;
const shownLooks = 6;

/** The looks that match what is typed after a slash. The focus stays in the text, so typing and its undo go on. */
export function SlashMenu({ id, anchor, text, onChoose, onSearch, onClose, onActive, ref }: SlashMenuProps) {
  const settled = useDebouncedValue(text.trim(), settleTime);
  const finder = lookKind.useFinder();
  const search = useEffectEvent(() => finder.search(settled));
  useEffect(() => search(), [settled]);
  const isCurrent = settled === text.trim() && finder.text === settled && finder.state !== "loading";
  const rows = finder.text === null ? [] : finder.rows.slice(0, shownLooks);
  const count = rows.length + otherKinds.length;
  const [moved, setMoved] = useState<{ text: string; to: number } | null>(null);
  /** Enter was pressed before the looks of the text arrived. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const first = rows.length > 0 ? 0 : -1;
  const active = moved?.text === text ? moved.to : first;
  const getOptionId = (place: number) => `${id}-${place}`;

  const choose = (place: number) => {
    const row = rows[place];
    const kind = otherKinds[place - rows.length];
    if (row) onChoose(row);
    else if (kind) onSearch(kind);
  };
  const move = (step: number) => setMoved({ text, to: (Math.max(active, step < 0 ? 0 : -1) + step + count) % count });
  const onKey = (key: string): boolean => {
    if (key === "Escape") onClose();
    else if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key !== "Enter" && key !== "Tab") return false;
    else if (!isCurrent && moved?.text !== text) setAwaited(text);
    // The slash was meant as text.
    else if (active < 0) {
      onClose();
      return false;
    } else choose(active);
    return true;
  };
  useImperativeHandle(ref, () => ({ onKey }));

  const chooseAwaited = useEffectEvent(() => {
    setAwaited(null);
    const [row] = rows;
    if (row) onChoose(row);
  });
  const isHere = awaited === text && isCurrent;
  useEffect(() => {
    if (!isHere) return undefined;
    // Outside React's commit, which would restore the field's former value and end the browser's undo.
    const timer = setTimeout(() => chooseAwaited());
    return () => clearTimeout(timer);
  }, [isHere]);
  const activeId = active < 0 ? undefined : getOptionId(active);
  const tellActive = useEffectEvent(() => onActive(activeId));
  useEffect(() => tellActive(), [activeId]);

  const optionProps = (place: number) => ({
    id: getOptionId(place),
    role: "option",
    "aria-selected": place === active,
    onMouseMove: () => setMoved({ text, to: place }),
    onClick: () => choose(place),
  });
  return (
    <Panel open anchorEl={anchor} placement="bottom-start">
      <Paper elevation={8} onMouseDown={(event) => event.preventDefault()}>
        <ul role="listbox" id={id} aria-label="Insert">
          {rows.map((row, place) => (
            <li key={row.id} {...optionProps(place)}>
              <GridThumb src={row.image} kind={lookKind.picture} />
              <span>
                {row.label}
                {row.note ? <small>{row.note}</small> : null}
              </span>
            </li>
          ))}
          {otherKinds.map((kind, place) => (
            <li key={kind.noun} {...optionProps(rows.length + place)}>
              {kind.label}...
            </li>
          ))}
        </ul>
        <p role="status">{isCurrent ? getStatus(rows.length, finder.state) : "Searching looks..."}</p>
      </Paper>
    </Panel>
  );
}

function getStatus(count: number, state: "ready" | "loading" | "failed"): string {
  if (state === "failed") return "The looks could not be loaded.";
  return count === 0 ? lookKind.noneText : "Type to filter looks. Enter inserts, Escape keeps the slash.";
}

const Panel = styled(Popper)(({ theme }) => ({
  zIndex: theme.zIndex.modal,
  "& .MuiPaper-root": { width: "22rem", maxWidth: "calc(100vw - 32px)", padding: "6px 0 0" },
  "& ul": { listStyle: "none", maxHeight: "min(20rem, 45vh)", overflowY: "auto" },
  "& li": { display: "flex", alignItems: "center", gap: 12, minHeight: 40, padding: "4px 16px", cursor: "pointer" },
  "& li[aria-selected='true']": { background: theme.vars.editorial.sunken },
  "& li > span": { minWidth: 0, lineHeight: 1.35 },
  "& small": { display: "block", color: theme.vars.palette.text.secondary, fontSize: "0.8125rem" },
  "& p": {
    ...theme.typography.body2,
    padding: "8px 16px 10px",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
}));
