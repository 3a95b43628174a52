import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { continuedFormState } from "../leaveGuardContext";
import { linkedDialogState, isOpenedFromPage } from "../../shared/ui/links/linkedDialogState";

/** The dialog that the URL opens. */
export type RecordAddress =
  | { kind: "none" }
  /** `?new=1`: an empty form. */
  | { kind: "new" }
  /** `?edit={id}`, `?copy={id}`, `?view={id}` */
  | { kind: "edit" | "copy" | "view"; id: string };

const withId = ["edit", "copy", "view"] as const;

export interface RecordAddressControl {
  address: RecordAddress;
  /** With `continues`, the open form stays, and its unsaved work with it. */
  open: (kind: "new" | (typeof withId)[number], id?: string, continues?: boolean) => void;
  /** Returns to the list as it was. */
  close: () => void;
}

/** Dialogs controlled by the URL: quick actions and the palette link to them, Back closes them. */
export function useRecordAddress(): RecordAddressControl {
  const [params] = useSearchParams();
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const left = useRef<string>(null);
  const opening = useRef(false);
  useEffect(() => {
    opening.current = false;
  }, [location.key]);
  return useMemo(() => {
    const kind = withId.find((name) => params.get(name));
    const address: RecordAddress = kind
      ? { kind, id: params.get(kind) ?? "" }
      : params.has("new")
        ? { kind: "new" }
        : { kind: "none" };
    const without = () => {
      const rest = new URLSearchParams(params);
      ["new", ...withId].forEach((name) => rest.delete(name));
      return rest;
    };
    return {
      address,
      open: (wanted, id = "1", continues = false) => {
        const next = without();
        next.set(wanted, id);
        const inPlace = address.kind !== "none";
        // A double click would add two history entries, and closing would only go back to the other one.
        if (!inPlace && opening.current) return;
        opening.current = true;
        void navigate(`${pathname}?${next.toString()}`, {
          // Switching between dialogs replaces the history entry, so that closing either returns to the list.
          replace: inPlace,
          state: { ...(inPlace ? (state as object | null) : linkedDialogState), ...(continues && continuedFormState) },
          preventScrollReset: true,
        });
      },
      close: () => {
        // A second call before the browser has gone back would go back twice.
        if (left.current === location.key) return;
        left.current = location.key;
        if (isOpenedFromPage(state)) return void navigate(-1);
        const rest = without().toString();
        void navigate(rest === "" ? pathname : `${pathname}?${rest}`, { replace: true, preventScrollReset: true });
      },
    };
  }, [params, pathname, location.key, state, navigate]);
}
