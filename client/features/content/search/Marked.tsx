import { Fragment } from "react";
import { highlight } from "./highlight";

/** A text with the query's matches highlighted. */
export function Marked({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((piece, index) =>
    piece.hit ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
  );
}
