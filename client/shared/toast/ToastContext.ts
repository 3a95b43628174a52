import { createContext, useContext } from "react";

export interface Toast {
  title: string;
  text?: string;
  variant?: "default" | "destructive";
  /**
   * A button in the toast, such as Undo. Such a toast stays for ten seconds, and as long as it is hovered or focused.
   */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  onClick: () => void;
  /** The control behind the toast, when it was pressed with the keyboard. If it is gone, the action takes the focus. */
  pressed?: Element;
}

export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** `const toast = useToast(); toast({ title: "Success", text: "..." })` */
export const useToast = (): ShowToast => useContext(ToastContext);
