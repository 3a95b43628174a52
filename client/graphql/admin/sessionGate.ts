interface Waiting {
  resume: () => void;
  giveUp: () => void;
}

export interface SessionGate {
  /** Resolves when somebody has signed in again, rejects when the person puts it off. Opens the dialog. */
  wait: () => Promise<void>;
  /** Somebody signed in: everything that waits is sent again. */
  reopen: () => void;
  /** The person does not want to sign in now: everything that waits fails as the server said. */
  giveUp: () => void;
  /** True while something waits. */
  isClosed: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Holds requests that the server refused for want of a session until there is one again. */
export function createSessionGate(): SessionGate {
  let waiting: Waiting[] = [];
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const release = (how: keyof Waiting) => {
    const released = waiting;
    waiting = [];
    released.forEach((one) => one[how]());
    tell();
  };
  return {
    wait: () =>
      new Promise((resume, reject) => {
        waiting = [...waiting, { resume, giveUp: () => reject(new Error("The session has ended.")) }];
        tell();
      }),
    reopen: () => release("resume"),
    giveUp: () => release("giveUp"),
    isClosed: () => waiting.length > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one of this browser tab: GraphQL and plain requests wait at the same gate. */
export const sessionGate = createSessionGate();
