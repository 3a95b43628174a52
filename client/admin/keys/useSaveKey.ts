import { useEffect, useRef } from "react";
import { isCommandKey } from "./keyEvents";

/** Open forms, the topmost last. */
const open: (() => void)[] = [];

const onKeyDown = (event: KeyboardEvent) => {
  const save = open.at(-1);
  if (!save || !isCommandKey(event, "s")) return;
  // Prevents the browser's "Save page".
  event.preventDefault();
  if (!event.repeat) save();
};

/** Ctrl/Cmd+S saves the topmost form, also while typing. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const run = () => latest.current();
    if (open.length === 0) document.addEventListener("keydown", onKeyDown);
    open.push(run);
    return () => {
      open.splice(open.indexOf(run), 1);
      if (open.length === 0) document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
