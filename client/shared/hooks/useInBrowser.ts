import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** What only the browser can tell, and what does not change there; the server and the first render have `before`, so hydration agrees. */
export const useInBrowser = <T extends string | boolean>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);
