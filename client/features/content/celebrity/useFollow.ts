import { useCallback } from "react";
import { useLocalSet, type LocalSet } from "../../../shared/hooks/useLocalSet";
import { useToast } from "../../../shared/toast/ToastContext";

export interface Follow {
  following: boolean;
  /** Follows or unfollows and shows a toast. */
  toggle: () => void;
}

/** The celebrities whom the visitor follows; the browser stores them, as there are no accounts. */
export const useFollows = (): LocalSet => useLocalSet("follows");

/** Whether the visitor follows a celebrity. */
export function useFollow(id: string, name: string): Follow {
  const { has, toggle: flip } = useFollows();
  const toast = useToast();
  const toggle = useCallback(() => {
    toast({ title: flip(id) ? `You are now following ${name}` : `You unfollowed ${name}` });
  }, [flip, id, name, toast]);
  return { following: has(id), toggle };
}
