import { type Knot, type Point } from "../../kit/smooth";
import { darker, lighter, mix } from "../../kit/svg";
import { type Appearance } from "./appearance";

/**
 * Heads are drawn in their own space: the middle of the eye line is (0, 0), the crown is at -200 and the chin at 200.
 * They look to the right of the picture; whoever wants the other side mirrors the group.
 */
export interface HeadView {
  person: Appearance;
  /** 0 is frontal, 1 a clear three-quarter view. */
  turn: number;
  /** The width of a confident line, in head units. */
  pen: number;
  /** Small heads leave out what would only be noise. */
  fine: boolean;
  tones: Tones;
  /** Where a point of the face (z forward) comes to lie on the picture. */
  face: (x: number, y: number, z: number) => Point;
  /** A point of the silhouette: the back of the head swings out as the face turns away. */
  rim: (x: number, y: number) => Point;
}

export interface Tones {
  skin: string;
  shade: string;
  line: string;
  blush: string;
  lips: string;
  hair: string;
  hairShade: string;
  hairLight: string;
  brow: string;
}

const dark = (color: string): boolean => parseInt(color.slice(1, 3), 16) < 0x60;

export function tonesOf(person: Appearance): Tones {
  const { skin, hair } = person;
  const deep = parseInt(skin.slice(1, 3), 16) < 0x90;
  const natural = mix(skin, deep ? "#7c2632" : "#b3474f", person.masculine ? 0.34 : 0.58);
  return {
    skin,
    shade: mix(skin, deep ? "#1c0b08" : "#9c4a33", deep ? 0.3 : 0.24),
    line: mix(skin, deep ? "#120605" : "#5a1f16", deep ? 0.6 : 0.6),
    blush: mix(skin, deep ? "#b0392e" : "#e0645c", person.masculine ? 0.14 : 0.3),
    lips: person.lipColor ?? (person.redLips ? "#b01f2e" : natural),
    hair,
    hairShade: dark(hair) ? darker(hair, 0.35) : mix(hair, "#3a2018", 0.24),
    hairLight: dark(hair) ? lighter(hair, 0.2) : lighter(hair, 0.32),
    brow: mix(hair, "#2a1a16", dark(hair) ? 0.2 : 0.45),
  };
}

export function headView(person: Appearance, turn: number, pen: number, fine: boolean): HeadView {
  const sine = 0.42 * Math.min(1, Math.max(0, turn));
  const cosine = Math.sqrt(1 - sine * sine);
  const width = 1 + person.features.width * 0.045 + (person.masculine ? 0.03 : 0);
  return {
    person,
    turn,
    pen,
    fine,
    tones: tonesOf(person),
    face: (x, y, z) => [(x * cosine + z * sine) * width, y],
    rim: (x, y) => [(x - 16 * turn) * width, y],
  };
}

/** Jaw and cheek for a frontal head and for a three-quarter one; a turn in between is a mixture of both. */
const frontal: readonly Point[] = [
  [-126, -90],
  [-130, -20],
  [-129, 50],
  [-112, 112],
  [-78, 160],
  [-36, 193],
  [0, 201],
  [36, 193],
  [78, 160],
  [112, 112],
  [129, 50],
  [130, -20],
  [126, -90],
];
const turned: readonly Point[] = [
  [-132, -90],
  [-132, -20],
  [-124, 56],
  [-92, 122],
  [-34, 170],
  [14, 195],
  [50, 203],
  [80, 192],
  [104, 158],
  [122, 104],
  [136, 48],
  [127, -12],
  [134, -84],
];

export function faceOutline({ person, turn }: HeadView): Knot[] {
  const { jaw, width } = person.features;
  const broad = 1 + width * 0.045 + (person.masculine ? 0.03 : 0);
  return frontal.map(([x, y], index) => {
    const [xTurned, yTurned] = turned[index];
    const low = Math.max(0, (y - 60) / 140) * Math.max(0, 1 - Math.abs(x) / 300);
    const angular = (person.masculine ? 0.12 : -0.02) + jaw * 0.05;
    const chin = x + (xTurned - x) * turn;
    const middle = 50 * turn * Math.max(0, (y + 90) / 290);
    return [
      (middle + (chin - middle) * (1 + angular * low)) * broad,
      y + (yTurned - y) * turn + (person.masculine ? low * 6 : 0),
    ];
  });
}

/** The bare skull above the face, for shaved heads and under thin hair. */
export const skullTop = (view: HeadView): Knot[] =>
  (
    [
      [136, -84],
      [126, -140],
      [84, -186],
      [0, -202],
      [-80, -186],
      [-122, -142],
    ] as const
  ).map(([x, y]) => view.rim(x, y));
