import { useState } from "react";

/** Returns the value, or the last one while there is none. */
export function useLastKnown<Value extends object>(value: Value | null | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last ?? undefined;
}
