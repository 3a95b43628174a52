/** For changes that the browser completes even when the tab closes right after. */
export const untilTheEnd = { context: { fetchOptions: { keepalive: true } } };
