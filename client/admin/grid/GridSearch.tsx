import OutlinedInput from "@mui/material/OutlinedInput";
import { useSearchText } from "../../shared/hooks/useSearchText";
import { SearchIcon } from "../../shared/ui/icons";

export interface GridSearchProps {
  label: string;
  placeholder?: string;
  /** The search text in the URL. */
  value: string;
  onSearch: (text: string) => void;
}

const settleTime = 350;

/** Marks the field that the key "/" focuses. */
export const screenSearchAttribute = { "data-screen-search": "" };

/** Searches when typing pauses, or immediately on Enter. The key "/" focuses the field from anywhere on the screen. */
export function GridSearch({ label, placeholder = label, value, onSearch }: GridSearchProps) {
  const { text, type, search } = useSearchText({ value, onSearch, delay: settleTime });
  return (
    <OutlinedInput
      type="search"
      value={text}
      placeholder={placeholder}
      startAdornment={<SearchIcon />}
      sx={{ flex: "1 1 240px", maxWidth: 420, gap: 1, "& svg": { flex: "none" } }}
      slotProps={{ input: { "aria-label": label, ...screenSearchAttribute, maxLength: 100 } }}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") search();
      }}
    />
  );
}
