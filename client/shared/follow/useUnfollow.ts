import { useToast } from "../toast/ToastContext";
import { useFollows } from "./useFollow";

/** @param pressed the control, when it was pressed with the keyboard. */
export type Unfollow = (id: string, name: string, pressed?: Element) => void;

/** Unfollows and shows a toast whose Undo restores the place in the list. */
export function useUnfollow(): Unfollow {
  const { change } = useFollows();
  const toast = useToast();
  return (id, name, pressed) => {
    let index = -1;
    change((current) => {
      index = current.indexOf(id);
      return current.filter((other) => other !== id);
    });
    if (index < 0) return;
    const undo = () => void change((current) => (current.includes(id) ? current : current.toSpliced(index, 0, id)));
    toast({ title: `You unfollowed ${name}`, action: { label: "Undo", onClick: undo, pressed } });
  };
}
