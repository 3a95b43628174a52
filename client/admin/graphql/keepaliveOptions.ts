/** For changes that the browser completes even when the tab closes right after. */
export const keepaliveOptions = { context: { fetchOptions: { keepalive: true } } };
