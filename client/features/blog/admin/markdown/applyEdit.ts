import type { TextEdit, TextRange } from "./markdownEdits";

export const getSelectionRange = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): TextRange => ({
  start: selectionStart,
  end: selectionEnd,
});

/** Inserts text like typing, so that the browser's undo works. */
const typeIn = (text: string): boolean =>
  typeof document.execCommand === "function" &&
  (text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text));

/** Applies an edit to the field and focuses it. */
export function applyEdit(field: HTMLTextAreaElement, { start, end, text, select }: TextEdit): void {
  field.focus();
  field.setSelectionRange(start, end);
  if (!typeIn(text)) {
    field.setRangeText(text, start, end, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(select.start, select.end);
}
