interface Waiting {
  resume: () => void;
  giveUp: () => void;
}

/** Waits for the next sign-in. */
export type WaitForSession = () => Promise<void>;

export interface SessionGate {
  /**
   * Call before sending a request. What it returns resolves when somebody has signed in again, and rejects when the person
   * puts it off or has logged out since the request was sent. It opens the dialog.
   */
  enter: () => WaitForSession;
  /** Somebody signed in: everything that waits is sent again. */
  reopen: () => void;
  /** The person does not want to sign in now: everything that waits fails as the server said. */
  giveUp: () => void;
  /** The person logged out: requests of this session fail, those that the server refuses later too. */
  endSession: () => void;
  /** True while something waits. */
  isClosed: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Holds requests that the server refused for want of a session until there is one again. */
export function createSessionGate(): SessionGate {
  let waiting: Waiting[] = [];
  let session = 0;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const release = (how: keyof Waiting) => {
    const released = waiting;
    waiting = [];
    released.forEach((one) => one[how]());
    tell();
  };
  const wait = () =>
    new Promise<void>((resume, reject) => {
      waiting = [...waiting, { resume, giveUp: () => reject(new Error("The session has ended.")) }];
      tell();
    });
  return {
    enter: () => {
      const sentIn = session;
      return () => (sentIn === session ? wait() : Promise.reject(new Error("The person has logged out.")));
    },
    reopen: () => release("resume"),
    giveUp: () => release("giveUp"),
    endSession: () => {
      session += 1;
      release("giveUp");
    },
    isClosed: () => waiting.length > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one of this browser tab: GraphQL and plain requests wait at the same gate. */
export const sessionGate = createSessionGate();
