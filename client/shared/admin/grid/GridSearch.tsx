import OutlinedInput from "@mui/material/OutlinedInput";
import { useEffect, useRef, useState } from "react";
import { SearchIcon } from "../../ui/icons";

export interface GridSearchProps {
  label: string;
  placeholder?: string;
  /** What the address holds. */
  value: string;
  onSearch: (text: string) => void;
}

const settleTime = 350;

/** Marks the field that the key "/" leads to. */
export const screenSearchMark = { "data-screen-search": "" };

/** Searches when the typing rests, or at once on Enter. The key "/" leads here from anywhere on the screen. */
export function GridSearch({ label, placeholder = label, value, onSearch }: GridSearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== value) {
    setKnown(value);
    // Back or "Clear": the field follows. What was searched for just now is there already, perhaps with more typed since.
    if (text.trim() !== value) setText(value);
  }
  const search = (wanted: string) => {
    clearTimeout(timer.current);
    if (wanted.trim() !== value) onSearch(wanted);
  };
  return (
    <OutlinedInput
      type="search"
      value={text}
      placeholder={placeholder}
      startAdornment={<SearchIcon />}
      sx={{ flex: "1 1 240px", maxWidth: 420, gap: 1, "& svg": { flex: "none" } }}
      slotProps={{ input: { "aria-label": label, ...screenSearchMark, maxLength: 100 } }}
      onChange={({ target }) => {
        setText(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(target.value), settleTime);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") search(text);
      }}
    />
  );
}
