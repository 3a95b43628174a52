const listeners = new Set<() => void>();

/** Lets the button in the header open the palette, which is elsewhere in the tree. */
export const paletteRequest = {
  open: () => listeners.forEach((listener) => listener()),
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
