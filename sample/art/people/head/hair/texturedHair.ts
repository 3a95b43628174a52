import { scalloped, type Knot, type Point } from "../../../kit/smooth";
import { element } from "../../../kit/svg";
import { type HeadView } from "../headView";
import { strands, type Hair } from "./hairKit";

/** Points on an ellipse, clockwise from one angle to another (in turns; 0 is to the right, 0.5 to the left). */
function arc(middle: Point, across: number, down: number, from: number, to: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (from + ((to - from) * index) / (count - 1)) * Math.PI * 2;
    const wobble = 1 + (((index * 37) % 7) - 3) * 0.012;
    return [middle[0] + Math.cos(angle) * across * wobble, middle[1] + Math.sin(angle) * down * wobble];
  });
}

const curl = ([x, y]: Point, size: number, flip = 1): Knot[] => [
  [x - size * flip, y + size * 0.2],
  [x - size * 0.4 * flip, y - size * 0.7],
  [x + size * 0.6 * flip, y - size * 0.3],
  [x + size * 0.3 * flip, y + size * 0.5],
  [x - size * 0.2 * flip, y + size * 0.2],
];

export function afro(view: HeadView): Hair {
  const { face, rim, tones } = view;
  const short = view.person.masculine ? 0.8 : 1;
  const centre = rim(0, -96 * short);
  const cloud = arc(centre, 268 * short, 252 * short, 0.12, 1.08, 26);
  const brow: Knot[] = [
    face(124, -8, 26),
    face(112, -62, 62),
    face(74, -108, 104),
    face(20, -122, 126),
    face(-34, -122, 124),
    face(-84, -106, 98),
    face(-114, -60, 62),
    face(-126, -6, 26),
  ];
  const crown = arc(centre, 268 * short, 252 * short, 0.5, 1, 14);
  const front = [...crown, rim(190 * short, 20), ...brow, rim(-190 * short, 20)];
  return {
    back: element("path", { d: scalloped(cloud), fill: tones.hair }),
    front:
      element("path", { d: scalloped(front, 0.58), fill: tones.hair }) +
      strands(view, [
        curl([centre[0] - 120, centre[1] - 100], 26),
        curl([centre[0] + 70, centre[1] - 150], 26, -1),
        curl([centre[0] + 160 * short, centre[1] - 20], 24, -1),
        curl([centre[0] - 10, centre[1] - 110], 22),
        curl([centre[0] - 190 * short, centre[1] + 20], 22),
      ]),
  };
}

export function curls(view: HeadView): Hair {
  const { face, rim, tones, person } = view;
  if (person.masculine) return shortCurls(view);
  const outer: Point[] = (
    [
      [-150, -120],
      [-190, -60],
      [-206, 10],
      [-222, 80],
      [-226, 150],
      [-214, 220],
      [-180, 280],
      [-126, 304],
      [-60, 280],
      [0, 270],
      [70, 282],
      [132, 300],
      [184, 270],
      [214, 210],
      [222, 140],
      [214, 70],
      [198, 0],
      [182, -66],
      [140, -130],
    ] as const
  ).map(([x, y]) => rim(x, y));
  const crown: Point[] = (
    [
      [-190, -60],
      [-176, -130],
      [-128, -190],
      [-66, -222],
      [4, -232],
      [72, -216],
      [130, -180],
      [172, -118],
      [186, -50],
      [204, 20],
      [212, 90],
      [198, 160],
      [150, 190],
    ] as const
  ).map(([x, y]) => rim(x, y));
  const inner: Knot[] = [
    face(122, 130, 0),
    face(138, 74, 0),
    face(126, 16, 20),
    face(120, -40, 40),
    face(82, -92, 92),
    face(34, -116, 120),
    face(-24, -108, 120),
    face(-78, -84, 96),
    face(-118, -36, 50),
    face(-124, 24, 30),
    face(-134, 86, 10),
    rim(-128, 140),
  ];
  const left: Point[] = (
    [
      [-150, 200],
      [-206, 170],
      [-222, 100],
      [-212, 20],
    ] as const
  ).map(([x, y]) => rim(x, y));
  return {
    back: element("path", { d: scalloped([...outer].reverse(), 0.58), fill: tones.hairShade }),
    front:
      element("path", { d: scalloped([...crown, ...inner, ...left], 0.6), fill: tones.hair }) +
      strands(view, [
        curl(rim(-150, -60), 26),
        curl(rim(90, -150), 26, -1),
        curl(rim(-50, -160), 26),
        curl(rim(170, 40), 24, -1),
        curl(rim(-172, 60), 24),
        curl(rim(150, -50), 22, -1),
        curl(rim(-186, 170), 22),
      ]),
  };
}

function shortCurls(view: HeadView): Hair {
  const { face, rim, tones } = view;
  const crown: Point[] = (
    [
      [-146, 20],
      [-158, -50],
      [-164, -112],
      [-142, -172],
      [-98, -216],
      [-36, -240],
      [32, -240],
      [94, -218],
      [140, -172],
      [160, -110],
      [152, -48],
      [140, 16],
    ] as const
  ).map(([x, y]) => rim(x, y));
  const inner: Knot[] = [
    face(126, -30, 30),
    face(106, -78, 70),
    face(62, -96, 112),
    face(16, -112, 126),
    face(-34, -98, 122),
    face(-80, -108, 96),
    face(-112, -70, 62),
    face(-126, -24, 30),
  ];
  return {
    back: "",
    front:
      element("path", { d: scalloped([...crown, ...inner], 0.6), fill: tones.hair }) +
      strands(view, [
        curl(face(-60, -166, 70), 24),
        curl(face(40, -176, 70), 24, -1),
        curl(face(-100, -120, 40), 20),
        curl(face(96, -130, 40), 20, -1),
        curl(face(0, -140, 100), 18),
      ]),
  };
}
