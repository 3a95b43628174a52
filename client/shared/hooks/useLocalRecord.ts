import { useCallback } from "react";
import { useLocalStore } from "./useLocalStore";

const nothing: Readonly<Record<string, never>> = {};

/** Values by name, stored in this browser, such as the comments of each article. */
export function useLocalRecord<T>(
  key: string,
): readonly [Readonly<Partial<Record<string, T>>>, (name: string, value: T) => void] {
  const [record, update] = useLocalStore<Readonly<Partial<Record<string, T>>>>(key, nothing);
  const put = useCallback((name: string, value: T) => update((values) => ({ ...values, [name]: value })), [update]);
  return [record, put];
}
