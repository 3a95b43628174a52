import { styled } from "@mui/material/styles";
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import getCaretCoordinates from "textarea-caret";
import type { FormField } from "../../../../../admin/form/useFormField";
import { useFileDrop } from "../../../../../shared/hooks/useFileDrop";
import { InsertMention } from "../mention/InsertMention";
import type { MentionKind } from "../mention/mentionFinders";
import { SlashMenu, type SlashMenuHandle } from "../mention/SlashMenu";
import { findCommand, type MarkdownCommand } from "./markdownCommands";
import { card, instead, isAtLineStart, nothing, picture, type TextEdit, type TextRange } from "./markdownEdits";
import { MarkdownToolbar } from "./MarkdownToolbar";
import { useScrollAnchor, type ScrollAnchor } from "./useScrollAnchor";

export interface MarkdownEditorHandle {
  /** Inserts an image at the caret and selects its description. */
  insertPicture: (address: string) => void;
}

export interface MarkdownEditorProps {
  name: string;
  field: FormField<string>;
  /** The scroll position and selection from before the editor was hidden. */
  place: RefObject<ScrollAnchor | null>;
  /** Called with a file that was chosen, dropped or pasted. */
  onFile: (file: File) => void;
  accept: string;
  /** Shown below the text: a running upload. */
  status?: ReactNode;
  ref?: Ref<MarkdownEditorHandle>;
}

const isSlash = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === "/" && !ctrlKey && !metaKey && !altKey;

const getSelectionRange = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): TextRange => ({
  start: selectionStart,
  end: selectionEnd,
});

/** Inserts text like typing, so that the browser's undo works. */
const typeIn = (text: string): boolean =>
  typeof document.execCommand === "function" &&
  (text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text));

/** Applies an edit to the field and focuses it. */
function applyEdit(field: HTMLTextAreaElement, { start, end, text, select }: TextEdit): void {
  field.focus();
  field.setSelectionRange(start, end);
  if (!typeIn(text)) {
    field.setRangeText(text, start, end, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(select.start, select.end);
}

/** What a menu is placed beside: a place in the window. */
interface MenuAnchor {
  nodeType: 1;
  getBoundingClientRect: () => DOMRect;
}

/** Returns the caret of a field as an anchor; a caret that is scrolled out of the field is at its nearest edge. */
const caretAnchor = (field: HTMLTextAreaElement): MenuAnchor => ({
  nodeType: 1,
  getBoundingClientRect: () => {
    const box = field.getBoundingClientRect();
    const { left, top, height } = getCaretCoordinates(field, field.selectionStart);
    const lowest = Math.max(box.top, Math.min(box.bottom, window.innerHeight) - height);
    const y = Math.min(Math.max(box.top + top - field.scrollTop, box.top), lowest);
    return new DOMRect(box.left + left - field.scrollLeft, y, 0, height);
  },
});

/** An open menu of a slash: where the slash is, what was typed after it, and which option Enter chooses. */
interface Slash extends TextRange {
  anchor: MenuAnchor;
  /** False until the key has typed the slash. */
  isTyped: boolean;
  active?: string;
}

/** Returns the slash with what follows it up to the caret; null when the caret has left it. */
function followSlash(slash: Slash, { value, selectionStart, selectionEnd }: HTMLTextAreaElement): Slash | null {
  const isInside = selectionStart === selectionEnd && selectionEnd > slash.start && value[slash.start] === "/";
  if (!isInside || value.slice(slash.start, selectionEnd).includes("\n")) return null;
  return { ...slash, end: selectionEnd, isTyped: true };
}

/**
 * A plain text field for Markdown with a toolbar and keyboard shortcuts. A slash at the beginning of a line opens the
 * looks that match what is typed after it.
 */
export function MarkdownEditor({ name, field, place, onFile, accept, status, ref }: MarkdownEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useScrollAnchor(area, place);
  const run = (command: Pick<MarkdownCommand, "run">) => {
    if (area.current) applyEdit(area.current, command.run(area.current.value, getSelectionRange(area.current)));
  };
  useImperativeHandle(ref, () => ({ insertPicture: (address) => run({ run: picture(address) }) }));

  /** The menu of looks, celebrities and products, or the search of one kind. */
  const [inserting, setInserting] = useState<{ anchor: Element | MenuAnchor; of: MentionKind | null } | null>(null);
  const [slash, setSlash] = useState<Slash | null>(null);
  const slashMenu = useRef<SlashMenuHandle>(null);
  const listId = useId();
  const follow = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
    setSlash((open) => open && followSlash(open, currentTarget));
  const endSlash = (command: MarkdownCommand["run"]) => {
    if (slash) run({ run: instead(slash, command) });
    setSlash(null);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (slash && slashMenu.current?.onKey(event.key)) {
      event.preventDefault();
      // Escape closes the menu and not the dialog around the field.
      return event.stopPropagation();
    }
    if (area.current && isSlash(event) && isAtLineStart(area.current.value, getSelectionRange(area.current))) {
      const { selectionStart: start } = area.current;
      return setSlash({ start, end: start + 1, anchor: caretAnchor(area.current), isTyped: false });
    }
    const command = findCommand(event);
    if (!command) return;
    // Stops the event before the page handles Ctrl+K.
    event.preventDefault();
    event.stopPropagation();
    run(command);
  });
  useEffect(() => {
    const element = area.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, []);

  const { isOver, handlers } = useFileDrop(([first]) => onFile(first));
  return (
    <EditorFrame data-wrong={field.error !== undefined} data-over={isOver}>
      <MarkdownToolbar
        controls={field.id}
        onCommand={run}
        onInsert={(anchor) => setInserting({ anchor, of: null })}
        accept={accept}
        onPicture={onFile}
      />
      <textarea
        ref={area}
        id={field.id}
        name={name}
        rows={16}
        value={field.value}
        spellCheck
        onChange={(event) => {
          field.setValue(event.target.value);
          follow(event);
        }}
        onSelect={(event) => (slash?.isTyped ? follow(event) : undefined)}
        onBlur={() => {
          setSlash(null);
          field.onBlur();
        }}
        aria-autocomplete="list"
        aria-controls={slash ? listId : undefined}
        aria-activedescendant={slash?.active}
        {...handlers}
        {...field.aria}
      />
      {status}
      {slash ? (
        <SlashMenu
          ref={slashMenu}
          id={listId}
          anchor={slash.anchor}
          text={field.value.slice(slash.start + 1, slash.end)}
          onChoose={(row) => endSlash(card(row.label, row.address))}
          onSearch={(kind) => {
            endSlash(nothing);
            setInserting({ anchor: slash.anchor, of: kind });
          }}
          onClose={() => setSlash(null)}
          onActive={(active) => setSlash((open) => open && { ...open, active })}
        />
      ) : null}
      {inserting ? (
        <InsertMention
          anchor={inserting.anchor}
          of={inserting.of}
          onDone={(row) => {
            setInserting(null);
            // After React's commit, which would restore the field's former value and end the browser's undo.
            setTimeout(() => (row ? run({ run: card(row.label, row.address) }) : area.current?.focus()));
          }}
        />
      ) : null}
    </EditorFrame>
  );
}

const EditorFrame = styled("div")(({ theme }) => ({
  border: `1px solid ${theme.vars.editorial.control}`,
  background: theme.vars.palette.background.paper,
  "&[data-wrong='true']": { borderColor: theme.vars.palette.error.main },
  "&:hover": { borderColor: theme.vars.palette.text.primary },
  "&[data-over='true']": { borderStyle: "dashed", background: theme.vars.editorial.accentWash },
  "&:focus-within": { borderColor: theme.vars.editorial.focus },
  "& textarea": {
    ...theme.typography.body1,
    display: "block",
    width: "100%",
    minHeight: 180,
    padding: "12px 14px",
    border: 0,
    resize: "vertical",
    background: "none",
    color: "inherit",
    lineHeight: 1.6,
    tabSize: 2,
  },
  "& textarea:focus-visible": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: -2 },
  "& > div:last-of-type:not([role])": { padding: "0 14px 12px" },
}));
