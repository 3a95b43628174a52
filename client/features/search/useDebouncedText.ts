import { useEffect, useState } from "react";

/** Returns the text once it has not changed for `pause` milliseconds; blank before the first time. */
export function useDebouncedText(text: string, pause: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
