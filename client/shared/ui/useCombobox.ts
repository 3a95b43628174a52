import { useId, useState, type KeyboardEvent } from "react";
import { nextOption } from "./combobox";

/** The keyboard of a field with a list of suggestions, by the combobox pattern of WAI-ARIA: the focus stays in the field. */
export function useCombobox(text: string) {
  const id = useId();
  const [touched, setTouched] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const open = wanted && text.trim() !== "";
  const close = () => {
    setWanted(false);
    setActiveId(null);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (!open) {
      if ((key === "ArrowDown" || key === "ArrowUp") && text.trim() !== "") {
        event.preventDefault();
        setWanted(true);
      }
      return;
    }
    const options = [...(document.getElementById(id)?.querySelectorAll<HTMLElement>("[role='option']") ?? [])];
    const current = options.findIndex((option) => option.id === activeId);
    if (key === "Escape") {
      event.preventDefault();
      // One press closes one thing: the menu around the field hears of the next.
      nativeEvent.stopImmediatePropagation();
      close();
      return;
    }
    if (key === "Enter") {
      if (!options[current]) return close();
      event.preventDefault();
      options[current].click();
      return;
    }
    const next = nextOption(key, current, options.length);
    if (next === null) return;
    event.preventDefault();
    const option = options[next];
    setActiveId(option?.id ?? null);
    option?.scrollIntoView({ block: "nearest" });
  };

  return {
    /** The list's code is asked for with the first focus. */
    touched,
    list: { id, open, activeId, onChoose: close },
    onType: () => {
      // Also for a field that had the focus before the page came to life.
      setTouched(true);
      setWanted(true);
      setActiveId(null);
    },
    field: {
      role: touched ? "combobox" : undefined,
      "aria-autocomplete": touched ? ("list" as const) : undefined,
      "aria-expanded": touched ? open : undefined,
      "aria-controls": touched && open ? id : undefined,
      "aria-activedescendant": activeId ?? undefined,
      onFocus: () => setTouched(true),
      onBlur: close,
      onKeyDown,
    },
  };
}
