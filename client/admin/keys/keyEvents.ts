const typed =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** The focus is in a text field: letters belong to the field. */
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typed) !== null;

/** Ctrl on most systems, Cmd on a Mac, and no other modifier. */
export const isCommandKey = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** A single character key without a modifier, outside text fields. */
export const isPlainKey = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);

/** A modal dialog is open; the content behind it is inert. */
export const isDialogOpen = (): boolean => document.querySelector("[role$='dialog'][aria-modal='true']") !== null;

/** The label of the command key on this system. */
export const commandKey = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? "⌘" : "Ctrl");
