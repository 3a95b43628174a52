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
}

export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** `const toast = useToast(); toast({ title: "Success", text: "..." })` */
export const useToast = (): ShowToast => useContext(ToastContext);
