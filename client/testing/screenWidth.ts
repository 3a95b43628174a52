/** Mocks media queries about the width, which jsdom does not support. */
export function setScreenWidth(width: number): void {
  const limit = (media: string, name: string): number | undefined => {
    const found = new RegExp(`\\(${name}-width:\\s*([\\d.]+)px\\)`).exec(media)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  Object.assign(window, {
    matchMedia: (media: string) => {
      const [least, most] = [limit(media, "min"), limit(media, "max")];
      const asked = least !== undefined || most !== undefined;
      return {
        media,
        matches: asked && width >= (least ?? 0) && width <= (most ?? Number.POSITIVE_INFINITY),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      };
    },
  });
}
