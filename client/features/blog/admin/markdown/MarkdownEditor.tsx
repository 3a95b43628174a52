import { styled } from "@mui/material/styles";
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import type { FormField } from "../../../../shared/admin/form/useFormField";
import { useFileDrop } from "../../../../shared/hooks/useFileDrop";
import { applyEdit, getSelectionRange } from "./applyEdit";
import { caretAnchor, type MenuAnchor } from "./caretAnchor";
import { InsertMention } from "../mention/InsertMention";
import { findCommand, type MarkdownCommand } from "./markdownCommands";
import { card, isAtLineStart, picture, type } from "./markdownEdits";
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

/**
 * A plain text field for Markdown with a toolbar and keyboard shortcuts. A slash at the beginning of a line opens the
 * menu of looks, celebrities and products.
 */
export function MarkdownEditor({ name, field, place, onFile, accept, status, ref }: MarkdownEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useScrollAnchor(area, place);
  const run = (command: Pick<MarkdownCommand, "run">) => {
    if (area.current) applyEdit(area.current, command.run(area.current.value, getSelectionRange(area.current)));
  };
  useImperativeHandle(ref, () => ({ insertPicture: (address) => run({ run: picture(address) }) }));

  /** The menu of looks, celebrities and products: a slash opened it at the caret, or a button below itself. */
  const [inserting, setInserting] = useState<{ anchor: Element | MenuAnchor; isSlash: boolean } | null>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (area.current && isSlash(event) && isAtLineStart(area.current.value, getSelectionRange(area.current))) {
      event.preventDefault();
      return setInserting({ anchor: caretAnchor(area.current), isSlash: true });
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
    <Frame data-wrong={field.error !== undefined} data-over={isOver}>
      <MarkdownToolbar
        controls={field.id}
        onCommand={run}
        onInsert={(anchor) => setInserting({ anchor, isSlash: false })}
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
        onChange={({ target }) => field.setValue(target.value)}
        onBlur={field.onBlur}
        {...handlers}
        {...field.aria}
      />
      {status}
      {inserting ? (
        <InsertMention
          anchor={inserting.anchor}
          onDone={(row) => {
            setInserting(null);
            if (row) run({ run: card(row.label, row.address) });
            // The slash was meant as text.
            else if (inserting.isSlash) run({ run: type("/") });
          }}
        />
      ) : null}
    </Frame>
  );
}

const Frame = styled("div")(({ theme }) => ({
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
