/** Overrides, embeddings and isolates. The marks U+200E, U+200F and U+061C stay: right-to-left text needs them, and they reorder nothing. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns the text without the characters that let it be read in another order than it is stored in. */
export const stripBidiControls = (text: string): string => text.replace(bidiControls, "");
