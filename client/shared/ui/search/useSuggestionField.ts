import { useCallback, useRef, useState, type ComponentType, type RefObject } from "react";
import type { InputBaseProps } from "@mui/material/InputBase";

/** Event handlers that a list of suggestions provides for its field. */
export type FieldListeners = Pick<InputBaseProps, "onBlur" | "onChange" | "onKeyDown">;
type FieldEvent<Name extends keyof FieldListeners> = Parameters<NonNullable<FieldListeners[Name]>>[0];

export interface SuggestionListProps {
  /** The current text of the field. */
  text: string;
  /** The visitor has typed since the field got the focus. */
  typed: boolean;
  input: RefObject<HTMLInputElement | null>;
  /** Called on each render of the list. */
  listen: (listeners: FieldListeners) => void;
  /** Called with the list's id when it opens, and with null when it closes. */
  onShown: (listId: string | null) => void;
  onChoose: () => void;
}

export type SuggestionList = ComponentType<SuggestionListProps>;

/** A field whose suggestion list, with all combobox behavior, loads on first focus. */
export function useSuggestionField() {
  const input = useRef<HTMLInputElement>(null);
  const listeners = useRef<FieldListeners>({});
  const [touched, setTouched] = useState(false);
  const [typed, setTyped] = useState(false);
  const [listId, onShown] = useState<string | null>(null);
  const listen = useCallback((next: FieldListeners): void => {
    listeners.current = next;
  }, []);
  return {
    /** The list should load. */
    touched,
    list: { typed, input, listen, onShown },
    /** ARIA attributes of the field. */
    attributes: {
      role: touched ? "combobox" : undefined,
      "aria-autocomplete": touched ? ("list" as const) : undefined,
      "aria-expanded": touched ? listId !== null : undefined,
      "aria-controls": listId ?? undefined,
    },
    events: {
      onFocus: () => setTouched(true),
      onBlur: (event: FieldEvent<"onBlur">) => listeners.current.onBlur?.(event),
      onKeyDown: (event: FieldEvent<"onKeyDown">) => listeners.current.onKeyDown?.(event),
    },
    onType: (event: FieldEvent<"onChange">) => {
      // Covers a field that had the focus before hydration.
      setTouched(true);
      setTyped(true);
      listeners.current.onChange?.(event);
    },
  };
}
