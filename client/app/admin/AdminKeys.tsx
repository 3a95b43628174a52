import { useEffect, useState } from "react";
import { isDialogOpen, isPlainKey, isCommandKey } from "../../shared/admin/keys/keyEvents";
import { KeyHelp } from "../../shared/admin/keys/KeyHelp";
import { CommandPalette } from "./CommandPalette";
import { paletteRequest } from "./paletteRequest";

/** Keyboard shortcuts of every screen, and the dialogs that they open. */
export function AdminKeys() {
  const [shown, setShown] = useState<"none" | "palette" | "help">("none");
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (isCommandKey(event, "k")) setShown("palette");
      else if (isPlainKey(event, "?")) setShown("help");
      else if (!isPlainKey(event, "/") || isDialogOpen() || !focusSearch()) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    const forget = paletteRequest.listen(() => setShown("palette"));
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      forget();
    };
  }, []);
  const close = () => setShown("none");
  if (shown === "palette") return <CommandPalette onClose={close} />;
  return shown === "help" ? <KeyHelp onClose={close} /> : null;
}

/** Focuses the screen's search field; returns false when it has none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-screen-search]");
  field?.focus();
  field?.select();
  return field !== null;
}
