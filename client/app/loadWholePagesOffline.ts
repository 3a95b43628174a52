/**
 * Offline, a link loads the whole page, which the service worker has; the router would ask for its data. Runs before
 * hydration, when the router's links begin to work.
 */
export function loadWholePagesOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const onClick = (event: Event): void => {
    const isLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
    if (isLink && !navigator.onLine && navigator.serviceWorker.controller) event.stopPropagation();
  };
  window.addEventListener("click", onClick, { capture: true });
}
