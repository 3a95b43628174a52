import { useState } from "react";

type Rows<Row> = readonly Row[] | undefined;

const areSame = <Row>(one: Rows<Row>, other: Rows<Row>): boolean =>
  one === other || (one?.length === other?.length && (one?.every((row, index) => row === other?.[index]) ?? false));

/**
 * The previous array while its rows are the same. Screens build a new array on each render, which the data grid would
 * take for new rows and render all of them again.
 */
export function useSameRows<Row>(rows: Rows<Row>): Rows<Row> {
  const [last, setLast] = useState(rows);
  if (areSame(last, rows)) return last;
  setLast(rows);
  return rows;
}
