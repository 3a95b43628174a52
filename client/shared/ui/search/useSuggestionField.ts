import { useCallback, useRef, useState, type ComponentType, type RefObject } from "react";
import type { InputBaseProps } from "@mui/material/InputBase";

/** What a list of suggestions does about the events of its field. */
export type FieldListeners = Pick<InputBaseProps, "onBlur" | "onChange" | "onKeyDown">;
type FieldEvent<Name extends keyof FieldListeners> = Parameters<NonNullable<FieldListeners[Name]>>[0];

export interface SuggestionListProps {
  /** What was typed, as it stands in the field. */
  text: string;
  /** The visitor has typed since the field got the focus. */
  typed: boolean;
  input: RefObject<HTMLInputElement | null>;
  /** Called with each render of the list. */
  listen: (listeners: FieldListeners) => void;
  /** Called with the list's id when it is shown, and with null when it is not. */
  onShown: (listId: string | null) => void;
  onChoose: () => void;
}

export type SuggestionList = ComponentType<SuggestionListProps>;

/** A field whose list of suggestions, with all that a combobox does, is loaded with the first focus. */
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
    /** The list is wanted. */
    touched,
    list: { typed, input, listen, onShown },
    /** What the field says to screen readers. */
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
      // Also for a field that had the focus before the page came to life.
      setTouched(true);
      setTyped(true);
      listeners.current.onChange?.(event);
    },
  };
}
