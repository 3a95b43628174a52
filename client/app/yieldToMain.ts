/** Lets the browser answer the visitor, and draw, between two long steps; `delay` in milliseconds. */
export const yieldToMain = (delay = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay));
