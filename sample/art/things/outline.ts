type Segment = { readonly letter: string; readonly points: readonly (readonly [number, number])[] };

function segmentsOf(path: string): Segment[] {
  return [...path.matchAll(/([MLCQ])([^MLCQZ]*)/g)].map(([, letter, rest]) => ({
    letter,
    points: [...rest.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  }));
}

const written = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x},${y}`).join(" ");

export const mirrored = (path: string): string =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) === 0 ? 0 : -Number(x)},${y}`);

export const both = (path: string): string => `${path} ${mirrored(path)}`;

function reversed(path: string): string {
  const segments = segmentsOf(path);
  const ends = segments.map(({ points }) => points[points.length - 1]);
  let out = `L${written([ends[ends.length - 1]])}`;
  for (let at = segments.length - 1; at > 0; at -= 1) {
    const controls = segments[at].points.slice(0, -1).reverse();
    out += ` ${segments[at].letter}${written([...controls, ends[at - 1]])}`;
  }
  return out;
}

/** A closed shape from its right half (top centre to bottom centre) and, where it differs, its left half (written as a right one). */
export const outline = (right: string, left: string = right): string => `${right} ${reversed(mirrored(left))} Z`;

/** Bends a path point by point: symmetrical garments stop looking stamped. */
export const bent = (path: string, bend: (x: number, y: number) => readonly [number, number]): string =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) =>
    bend(Number(x), Number(y))
      .map((n) => Math.round(n))
      .join(","),
  );

export const turned = (path: string, degrees: number, aboutX: number, aboutY: number): string => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return bent(path, (x, y) => [
    aboutX + (x - aboutX) * cos - (y - aboutY) * sin,
    aboutY + (x - aboutX) * sin + (y - aboutY) * cos,
  ]);
};
