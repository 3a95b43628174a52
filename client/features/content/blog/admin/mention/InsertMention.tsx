import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Popover, { type PopoverProps } from "@mui/material/Popover";
import { styled } from "@mui/material/styles";
import { useId, useRef, useState } from "react";
import { RowSearch } from "../../../../../admin/form/RowSearch";
import { lookKind, type MentionKind, type MentionRow, otherKinds } from "./mentionFinders";

export interface InsertMentionProps {
  /** The menu and the search open below it: the caret, or the button. */
  anchor: PopoverProps["anchorEl"];
  /** Null for the menu of kinds. */
  of: MentionKind | null;
  /** Called once, when the focus is free again: with the chosen row, or null when the editor gave up. */
  onDone: (row: MentionRow | null) => void;
}

const below = { vertical: "bottom", horizontal: "left" } as const;

/** The menu of what can be inserted, then a search for it. */
export function InsertMention({ anchor, of, onDone }: InsertMentionProps) {
  const [step, setStep] = useState<"menu" | "search" | "done">(of ? "search" : "menu");
  const [kind, setKind] = useState(of);
  const chosen = useRef<MentionRow | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const titleId = useId();
  return (
    <>
      <Menu
        open={step === "menu"}
        transitionDuration={0}
        anchorEl={anchor}
        anchorOrigin={below}
        onClose={() => setStep("done")}
        slotProps={{
          list: { "aria-label": "Insert" },
          transition: { onExited: () => step === "done" && onDone(null) },
        }}
      >
        {[lookKind, ...otherKinds].map((one) => (
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
      <Popover
        open={step === "search"}
        transitionDuration={0}
        anchorEl={anchor}
        anchorOrigin={below}
        onClose={() => setStep("done")}
        slotProps={{
          paper: { role: "dialog", "aria-labelledby": titleId },
          transition: {
            onEntered: () => content.current?.querySelector("input")?.focus(),
            onExited: () => onDone(chosen.current),
          },
        }}
      >
        <Content ref={content}>
          <h2 id={titleId}>Insert a {kind?.noun}</h2>
          {kind ? (
            <MentionSearch
              kind={kind}
              onChoose={(row) => {
                chosen.current = row;
                setStep("done");
              }}
            />
          ) : null}
        </Content>
      </Popover>
    </>
  );
}

interface MentionSearchProps {
  kind: MentionKind;
  onChoose: (row: MentionRow) => void;
}

/** Searches rows of one kind; choosing one is final. */
function MentionSearch({ kind, onChoose }: MentionSearchProps) {
  const finder = kind.useFinder();
  return (
    <RowSearch
      value={null}
      onChange={(row) => {
        const chosen = finder.rows.find(({ id }) => id === row?.id);
        if (chosen) onChoose(chosen);
      }}
      finder={finder}
      kind={kind.picture}
      placeholder={kind.placeholder}
      noneText={kind.noneText}
      label={`Search for a ${kind.noun}`}
    />
  );
}

const Content = styled("div")(({ theme }) => ({
  width: "22rem",
  maxWidth: "100%",
  padding: "14px 16px 16px",
  "& h2": { ...theme.typography.subtitle2, marginBottom: 10 },
}));
