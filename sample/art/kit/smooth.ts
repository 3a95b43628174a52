/** A point of a drawing. With the third member the line turns sharply there, else it flows through. */
export type Point = readonly [number, number];
export type Knot = readonly [number, number] | readonly [number, number, "corner"];

const tenths = (value: number): number => Math.round(value * 10) / 10;
/** "0.5" is as well ".5", and a minus sign separates numbers by itself: half of a drawing is numbers. */
const written = (values: readonly number[]): string =>
  values
    .map((value) => String(tenths(value)).replace(/^(-?)0\./, "$1."))
    .map((text, index) => (index && !text.startsWith("-") ? ` ${text}` : text))
    .join("");

/** Knots written as text, "x y, x y, …"; a "!" after a knot makes it a corner. Long outlines stay readable so. */
export const knots = (text: string): Knot[] =>
  text.split(",").map((spot): Knot => {
    const [x, y] = spot.replace("!", "").trim().split(" ").map(Number);
    return spot.includes("!") ? [x, y, "corner"] : [x, y];
  });

const distance = (from: Knot, to: Knot): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

export const between = (from: Knot, to: Knot, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Tenths of a unit are noise on pieces longer than this, and half of the bytes. */
const roughFrom = 8;

/** Handles are as long as their own piece is, so that uneven spacing never makes loops. */
function handles(before: Knot, from: Knot, to: Knot, after: Knot, tension: number): readonly [Point, Point] {
  const reach = distance(from, to) * tension;
  const heading = (start: Knot, end: Knot): Point => {
    const length = distance(start, end) || 1;
    return [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  };
  const leaving = from.length === 3 ? heading(from, to) : heading(before, to);
  const arriving = to.length === 3 ? heading(from, to) : heading(from, after);
  return [
    [from[0] + leaving[0] * reach, from[1] + leaving[1] * reach],
    [to[0] - arriving[0] * reach, to[1] - arriving[1] * reach],
  ];
}

/** The path data of a curve through all knots. */
export function smooth(knots: readonly Knot[], closed = true, tension = 0.36): string {
  const count = knots.length;
  const at = (index: number): Knot =>
    closed ? knots[(index + count) % count] : knots[Math.max(0, Math.min(count - 1, index))];
  const start = [tenths(knots[0][0]), tenths(knots[0][1])] as const;
  let [x, y]: Point = start;
  let path = `M${written([x, y])}`;
  let command = "";
  const add = (name: string, values: readonly number[]): void => {
    const text = written(values);
    // A repeated command letter may be left out.
    path += name === command ? (text.startsWith("-") ? text : ` ${text}`) : `${name}${text}`;
    command = name;
  };
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const length = distance(from, to);
    const round = length > roughFrom ? Math.round : tenths;
    const [endX, endY] = index === count - 1 ? start : [round(to[0]), round(to[1])];
    const [first, second] = handles(before, from, to, after, tension);
    const arriving = [round(second[0] - x), round(second[1] - y), endX - x, endY - y];
    const pace = distance(before, from) / (length || 1);
    if (from.length === 3 && to.length === 3) add("l", [endX - x, endY - y]);
    // Where the curve runs evenly on, its first handle mirrors the last one and need not be written.
    else if (index > 0 && from.length < 3 && pace > 0.62 && pace < 1.5) add("s", arriving);
    else add("c", [round(first[0] - x), round(first[1] - y), ...arriving]);
    [x, y] = [endX, endY];
  }
  return closed ? `${path}Z` : path;
}

/** A closed edge of round bumps along the knots: curls, petals, clouds. */
export function scalloped(knots: readonly Knot[], bulge = 0.56): string {
  const arcs = knots.map((from, index) => {
    const to = knots[(index + 1) % knots.length];
    const radius = Math.round(distance(from, to) * bulge);
    return `A${radius} ${radius} 0 0 1 ${written([to[0], to[1]])}`;
  });
  return `M${written([knots[0][0], knots[0][1]])}${arcs.join("")}Z`;
}

/** Half widths to the left and to the right of a ribbon, at a share of its length. */
export type Width = readonly [share: number, left: number, right?: number];

/** The outline of a ribbon along a spine: limbs, sleeves, straps, plaits. */
export function ribbon(spine: (share: number) => Point, widths: readonly Width[], squareEnd = false): Knot[] {
  const sides = widths.map(([share, left, right = left]) => {
    const [x, y] = spine(share);
    const back = spine(Math.min(share, Math.max(0, share - 0.04)));
    const ahead = spine(Math.max(share, Math.min(1, share + 0.04)));
    const length = distance(back, ahead) || 1;
    const normal: Point = [(ahead[1] - back[1]) / length, -(ahead[0] - back[0]) / length];
    return {
      left: [x + normal[0] * left, y + normal[1] * left] as Point,
      right: [x - normal[0] * right, y - normal[1] * right] as Point,
    };
  });
  const sharpen = (knots: Knot[]): Knot[] =>
    squareEnd ? knots.map((knot, index) => (index === knots.length - 1 ? [knot[0], knot[1], "corner"] : knot)) : knots;
  const down = sharpen(sides.map((side) => side.left));
  const up = sharpen(sides.map((side) => side.right)).reverse();
  return [...down, ...up];
}

/** A straight line that bends at its joints, measured from 0 to 1 with every bone the same share. */
export const along =
  (...joints: readonly Point[]) =>
  (share: number): Point => {
    const bones = joints.length - 1;
    const bone = Math.max(0, Math.min(bones - 1, Math.floor(share * bones)));
    return between(joints[bone], joints[bone + 1], share * bones - bone);
  };
