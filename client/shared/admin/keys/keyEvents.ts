const typed =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** Somebody is writing: letters belong to the field. */
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typed) !== null;

/** Ctrl on most machines, Cmd on a Mac, and nothing else. */
export const withCommand = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** A letter or sign alone, not while somebody is writing. */
export const isPlain = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);

/** A dialog has the screen; what lies behind it cannot be reached. */
export const dialogIsOpen = (): boolean => document.querySelector("[role$='dialog'][aria-modal='true']") !== null;

/** What the command key is called on this machine. */
export const commandKey = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? "⌘" : "Ctrl");
