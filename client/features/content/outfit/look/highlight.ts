import { createContext, use, useMemo, useState } from "react";

interface Highlight {
  /** Id of the piece whose point and list entry stand out; null when none does. */
  pieceId: string | null;
  setPieceId: (id: string | null) => void;
}

/** Connects the points in the pictures of a look with the list of its pieces. */
export const HighlightContext = createContext<Highlight>({ pieceId: null, setPieceId: () => undefined });

export function useHighlightState(): Highlight {
  const [pieceId, setPieceId] = useState<string | null>(null);
  return useMemo(() => ({ pieceId, setPieceId }), [pieceId]);
}

/** Attributes of an element that stands out together with everything else of its piece. */
export function useHighlight(id: string) {
  const { pieceId, setPieceId } = use(HighlightContext);
  const start = () => setPieceId(id);
  const end = () => setPieceId(null);
  return {
    "data-highlighted": pieceId === id || undefined,
    onPointerEnter: start,
    onPointerLeave: end,
    onFocus: start,
    onBlur: end,
  };
}

/** The fragment in the URL of a piece's list entry. */
export const pieceAnchor = (id: string): string => `piece-${id}`;
