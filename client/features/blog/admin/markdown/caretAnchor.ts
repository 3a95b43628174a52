import getCaretCoordinates from "textarea-caret";

/** What a menu is placed beside: a place in the window. */
export interface MenuAnchor {
  nodeType: 1;
  getBoundingClientRect: () => DOMRect;
}

/** Returns the caret of a field as an anchor; a caret that is scrolled out of the field is at its nearest edge. */
export const caretAnchor = (field: HTMLTextAreaElement): MenuAnchor => ({
  nodeType: 1,
  getBoundingClientRect: () => {
    const box = field.getBoundingClientRect();
    const { left, top, height } = getCaretCoordinates(field, field.selectionStart);
    const lowest = Math.max(box.top, Math.min(box.bottom, window.innerHeight) - height);
    const y = Math.min(Math.max(box.top + top - field.scrollTop, box.top), lowest);
    return new DOMRect(box.left + left - field.scrollLeft, y, 0, height);
  },
});
