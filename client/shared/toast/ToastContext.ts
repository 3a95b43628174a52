import { createContext, useContext } from "react";

export interface Toast {
  title: string;
  text?: string;
  variant?: "default" | "destructive";
}

export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** `const toast = useToast(); toast({ title: "Success", text: "..." })` */
export const useToast = (): ShowToast => useContext(ToastContext);
