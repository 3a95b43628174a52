import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** A constant that only the browser knows. The server and the first render use `before`, so hydration matches. */
export const useInBrowser = <T extends string | boolean>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);
