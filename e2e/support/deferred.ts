/** What a test holds back, as an answer on its way, until it releases it. */
export function createDeferred(): { until: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release };
}
