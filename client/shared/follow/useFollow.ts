import { useLocalSet, type LocalSet } from "../hooks/useLocalSet";
import { useToast } from "../toast/ToastContext";

export interface Follow {
  following: boolean;
  /** Follows or unfollows and shows a toast. */
  toggle: () => void;
}

/** The celebrities and places that the visitor follows; the browser stores them, as there are no accounts. */
export const useFollows = (): LocalSet => useLocalSet("follows");

/**
 * Whether the visitor follows a celebrity or a place.
 * @param others ids with the same meaning, such as those of the other events of a series
 */
export function useFollow(id: string, name: string, others: readonly string[] = []): Follow {
  const { has, change } = useFollows();
  const toast = useToast();
  const ids = [id, ...others];
  const following = ids.some(has);
  const toggle = () => {
    change((current) => [...current.filter((one) => !ids.includes(one)), ...(following ? [] : [id])]);
    toast({ title: `You ${following ? "unfollowed" : "are now following"} ${name}` });
  };
  return { following, toggle };
}
