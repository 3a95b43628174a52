import { useEffect, useRef } from "react";
import { withCommand } from "./keyEvents";

/** Forms that are open, the one on top last. */
const open: (() => void)[] = [];

const onKeyDown = (event: KeyboardEvent) => {
  const save = open.at(-1);
  if (!save || !withCommand(event, "s")) return;
  // Not the browser's "save page".
  event.preventDefault();
  if (!event.repeat) save();
};

/** Ctrl/Cmd+S saves the form on top, while typing too. */
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
