import type { MouseEvent } from "react";

/** Returns the button if it was pressed with the keyboard: such clicks have no click count. */
export const getPressedByKey = ({ currentTarget, detail }: MouseEvent): Element | undefined =>
  detail === 0 ? currentTarget : undefined;
