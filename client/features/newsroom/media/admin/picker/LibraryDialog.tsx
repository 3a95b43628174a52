import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useState, type ReactNode } from "react";
import type { PictureTileFragment } from "../../../../../graphql/generated/adminOperations";
import { PanelDialog } from "../../../../../admin/PanelDialog";
import { useDebouncedValue } from "../../../../../shared/hooks/useDebouncedValue";
import { SearchIcon } from "../../../../../shared/ui/icons";
import { LibraryGrid } from "./LibraryGrid";

export interface LibraryDialogProps {
  title: string;
  /** Shown above the search: what the picture is for, or an upload. */
  lead?: ReactNode;
  onChoose: (picture: PictureTileFragment) => void;
  onClose: () => void;
}

const typingPause = 300;

/** The media library in a dialog, to choose one picture. */
export function LibraryDialog({ title, lead, onChoose, onClose }: LibraryDialogProps) {
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim(), typingPause);
  return (
    <PanelDialog title={title} maxWidth={960} onClose={onClose}>
      {lead}
      {/* A TextField has a form control of its own: the dialog may be inside that of an image field. */}
      <Search
        type="search"
        size="small"
        fullWidth
        value={typed}
        placeholder="Search by file name, text, credit or use"
        slotProps={{
          input: { startAdornment: <SearchIcon /> },
          htmlInput: { "aria-label": "Search pictures", maxLength: 100 },
        }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <LibraryGrid search={search} onChoose={onChoose} />
    </PanelDialog>
  );
}

const Search = styled(TextField)({ marginBottom: 16, "& svg": { flex: "none", marginRight: 8 } });
