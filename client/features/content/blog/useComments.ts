import { useCallback } from "react";
import { useLocalRecord } from "../../../shared/hooks/useLocalRecord";

export interface Comment {
  author: "You";
  text: string;
  /** ISO timestamp. */
  date: string;
}

const none: readonly Comment[] = [];

/** The visitor's comments on an article; the browser stores them, as there are no accounts. */
export function useComments(postId: string): { comments: readonly Comment[]; add: (text: string) => void } {
  const [all, put] = useLocalRecord<readonly Comment[]>("comments");
  const stored = all[postId];
  const comments = Array.isArray(stored) ? (stored as readonly Comment[]) : none;
  const add = useCallback(
    (text: string) => put(postId, [...comments, { author: "You", text, date: new Date().toISOString() }]),
    [comments, postId, put],
  );
  return { comments, add };
}
