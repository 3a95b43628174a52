import { useCallback } from "react";
import { useLocalSet } from "../../shared/hooks/useLocalSet";
import { useToast } from "../../shared/toast/ToastContext";

export interface Follow {
  following: boolean;
  /** Follows or unfollows and shows a toast. */
  toggle: () => void;
}

/** Whether the visitor follows a celebrity; the browser stores it, as there are no accounts. */
export function useFollow(id: string, name: string): Follow {
  const follows = useLocalSet("follows");
  const toast = useToast();
  const { toggle: flip } = follows;
  const toggle = useCallback(() => {
    toast({ title: flip(id) ? `You are now following ${name}` : `You unfollowed ${name}` });
  }, [flip, id, name, toast]);
  return { following: follows.has(id), toggle };
}
