interface Waiting {
  resume: () => void;
  giveUp: () => void;
}

/** Waits for the next sign-in. */
export type WaitForSession = () => Promise<void>;

export interface SessionGate {
  /**
   * Call before sending a request. The returned function opens the sign-in dialog. Its promise resolves after a
   * sign-in, and rejects when the user cancels it or has logged out since the request was sent.
   */
  enter: () => WaitForSession;
  /** Call after a sign-in: all waiting requests are sent again. */
  reopen: () => void;
  /** Call when the user cancels the sign-in: all waiting requests fail with the server's error. */
  giveUp: () => void;
  /** Call on Logout: requests of this session fail, including later ones that the server rejects. */
  endSession: () => void;
  /** True while a request waits. */
  isClosed: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Holds requests that the server rejected because the session has expired, until there is a new session. */
export function createSessionGate(): SessionGate {
  let waiting: Waiting[] = [];
  let session = 0;
  const listeners = new Set<() => void>();
  const notifyListeners = () => listeners.forEach((listener) => listener());
  const release = (how: keyof Waiting) => {
    const released = waiting;
    waiting = [];
    released.forEach((one) => one[how]());
    notifyListeners();
  };
  const wait = () =>
    new Promise<void>((resume, reject) => {
      waiting = [...waiting, { resume, giveUp: () => reject(new Error("The session has ended.")) }];
      notifyListeners();
    });
  return {
    enter: () => {
      const sentIn = session;
      return () => (sentIn === session ? wait() : Promise.reject(new Error("The user has logged out.")));
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

/** The gate of this browser tab, shared by GraphQL and plain requests. */
export const sessionGate = createSessionGate();
