/** Lets at most so many tasks run at a time; the others wait for their turn in the order they came. */
export function turns(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < most) running += 1;
    // Whoever ends hands its place over, so the count stays.
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
