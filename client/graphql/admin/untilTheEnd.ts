/** For changes that the browser sends to their end even when the tab is closed right after. */
export const untilTheEnd = { context: { fetchOptions: { keepalive: true } } };
