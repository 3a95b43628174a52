/**
 * Overrides, embeddings and isolates. The marks U+200E, U+200F and U+061C are allowed: right-to-left text needs them,
 * and they reorder nothing.
 */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes the characters that change the reading order of a text. */
export const stripBidiControls = (text: string): string => text.replace(bidiControls, "");
