import { lazy, type ComponentType } from "react";

const Nothing = () => null;

/** In the place of a part that a visitor waits for. */
export const NotLoaded = () => (
  <p role="alert">This part could not be loaded. Check your connection and reload the page.</p>
);

/**
 * A part of a page whose code loads later, or on first use. Offline it may be missing: the page then works without it,
 * where `lazy` would replace the page by an error.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await load().catch(() => Missing) }));
