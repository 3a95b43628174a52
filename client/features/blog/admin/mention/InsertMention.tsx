import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useRef, useState, type RefObject } from "react";
import { mentionKinds, type MentionKind, type MentionRow } from "./mentionFinders";
import { MentionSearch } from "./MentionSearch";

export interface InsertMentionProps {
  /** The menu opens beside it. */
  anchor: RefObject<HTMLElement | null>;
  /** Called once, when the focus is free again: with the chosen row, or null when the editor gave up. */
  onDone: (row: MentionRow | null) => void;
}

/** The menu of what can be inserted, then a search for it. */
export function InsertMention({ anchor, onDone }: InsertMentionProps) {
  const [step, setStep] = useState<"menu" | "search" | "done">("menu");
  const [kind, setKind] = useState<MentionKind | null>(null);
  const chosen = useRef<MentionRow | null>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const titleId = useId();
  return (
    <>
      <Menu
        open={step === "menu"}
        anchorEl={() => anchor.current}
        onClose={() => setStep("done")}
        slotProps={{
          list: { "aria-label": "Insert" },
          transition: { onExited: () => step === "done" && onDone(null) },
        }}
      >
        {mentionKinds.map((one) => (
          <MenuItem
            key={one.noun}
            onClick={() => {
              setKind(one);
              setStep("search");
            }}
          >
            {one.label}
          </MenuItem>
        ))}
      </Menu>
      <Dialog
        open={step === "search"}
        onClose={() => setStep("done")}
        fullWidth
        maxWidth="xs"
        aria-labelledby={titleId}
        slotProps={{
          transition: {
            onEntered: () => dialog.current?.querySelector("input")?.focus(),
            onExited: () => onDone(chosen.current),
          },
        }}
      >
        <DialogTitle id={titleId}>Insert a {kind?.noun}</DialogTitle>
        <DialogContent ref={dialog}>
          {kind ? (
            <MentionSearch
              kind={kind}
              onChoose={(row) => {
                chosen.current = row;
                setStep("done");
              }}
            />
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setStep("done")}>
            Cancel
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
