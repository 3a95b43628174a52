import { clipHanger, hanger } from "./garments/parts";
import type { Drawn } from "./thing.types";

const marked = /<g class="hook">.*?<\/g>/gs;

/** The same garment without a hanger, laid down or standing on its own. */
export const unhooked = (drawn: Drawn): Drawn => {
  const [left, top, right, bottom] = drawn.box;
  return {
    ...drawn,
    art: drawn.art.replace(marked, ""),
    box: [left, drawn.stance === "hangs" && top < -66 ? -22 : top, right, bottom],
  };
};

/** The same garment on a hanger, clips for what begins at the waist. */
export const hooked = (drawn: Drawn, kind: string, color?: string): Drawn => {
  const [left, , right, bottom] = drawn.box;
  const waist = /skirt|trousers|jeans|shorts/.test(kind);
  const box = [left, -80, right, bottom] as const;
  if (drawn.art.includes('class="hook"')) return { ...drawn, box };
  return { ...drawn, art: (waist ? clipHanger : hanger(color)) + drawn.art, box };
};
