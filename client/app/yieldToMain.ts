/**
 * Yields to the main thread, so that the browser can handle input and paint between two long tasks; `delay` in
 * milliseconds.
 */
export const yieldToMain = (delay = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay));
