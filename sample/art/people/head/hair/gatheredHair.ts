import { along, ribbon, scalloped, smooth, type Knot, type Point } from "../../../kit/smooth";
import { element } from "../../../kit/svg";
import { type HeadView } from "../headView";
import { capEdge, hairline, lock, nape, strand, strands, type Hair } from "./hairKit";

function sleek(view: HeadView): string {
  const { face, tones } = view;
  return (
    lock([...capEdge(view, 0), ...hairline(view)], tones.hair) +
    strands(view, [
      [face(-30, -132, 124), face(-44, -176, 70), face(-40, -206, 20)],
      [face(56, -128, 110), face(66, -172, 60), face(40, -206, 20)],
      [face(-100, -84, 84), face(-122, -120, 30), face(-100, -178, 0)],
    ])
  );
}

export function bun(view: HeadView): Hair {
  const { rim, tones } = view;
  const [x, y] = rim(-24, -256);
  const knot: Knot[] = [
    [x - 72, y + 8],
    [x - 56, y - 46],
    [x, y - 68],
    [x + 58, y - 44],
    [x + 70, y + 10],
    [x + 46, y + 52],
    [x - 44, y + 54],
  ];
  const turns =
    strand(view, [
      [x - 50, y + 22],
      [x - 30, y - 34],
      [x + 34, y - 36],
      [x + 48, y + 8],
    ]) +
    (view.fine
      ? strand(view, [
          [x - 24, y + 24],
          [x - 8, y - 10],
          [x + 24, y - 6],
          [x + 20, y + 20],
        ])
      : "");
  return { back: nape(view, tones.hair) + lock(knot, tones.hairShade) + turns, front: sleek(view) };
}

export function ponytail(view: HeadView): Hair {
  const { rim, tones, fine } = view;
  const [x, y] = rim(-62, -190);
  const tail: Knot[] = [
    [x - 12, y + 26],
    [x - 40, y - 40],
    [x - 128, y - 30],
    [x - 176, y + 70],
    [x - 172, y + 210],
    [x - 142, y + 330],
    [x - 176, y + 452, "corner"],
    [x - 96, y + 372],
    [x - 86, y + 250],
    [x - 104, y + 130],
    [x - 72, y + 60],
  ];
  const shine = strand(view, [
    [x - 50, y],
    [x - 122, y + 26],
    [x - 142, y + 130],
    [x - 124, y + 280],
  ]);
  const second = fine
    ? strand(view, [
        [x - 70, y + 30],
        [x - 118, y + 90],
        [x - 114, y + 220],
        [x - 118, y + 350],
      ])
    : "";
  const tie = element("path", {
    d: smooth(
      [
        [x - 40, y + 30],
        [x - 26, y - 22],
      ],
      false,
    ),
    stroke: tones.skin,
    "stroke-width": 12,
    fill: "none",
    opacity: 0.8,
  });
  return { back: nape(view, tones.hair) + lock(tail, tones.hair) + shine + second + tie, front: sleek(view) };
}

/** One plait: a row of leaning lozenges that taper towards the end. */
function plait(view: HeadView, joints: readonly Point[], width: number): string {
  const spine = along(...joints);
  const outline = ribbon(spine, [
    [0, width * 0.7],
    [0.15, width],
    [0.7, width * 0.85],
    [1, width * 0.3],
  ]);
  const marks = Array.from({ length: view.fine ? 7 : 3 }, (_, index) => {
    const share = (index + 1) / (view.fine ? 9 : 5);
    const [x, y] = spine(share);
    const reach = width * 0.72;
    return `M${(x - reach).toFixed(0)} ${(y - reach * 0.5).toFixed(0)}L${x.toFixed(0)} ${(y + reach * 0.4).toFixed(0)}L${(x + reach).toFixed(0)} ${(y - reach * 0.5).toFixed(0)}`;
  }).join("");
  return (
    lock(outline, view.tones.hair) +
    element("path", {
      d: marks,
      stroke: view.tones.hairLight,
      "stroke-width": view.pen * 0.8,
      "stroke-linejoin": "round",
    })
  );
}

export function braids(view: HeadView): Hair {
  const { face, rim, tones } = view;
  const rows = strands(view, [
    [face(-6, -132, 126), face(-8, -180, 70), rim(-10, -212)],
    [face(-50, -126, 116), face(-74, -172, 60), rim(-84, -190)],
    [face(44, -126, 116), face(66, -174, 60), rim(70, -198)],
    [face(-92, -98, 90), face(-122, -126, 30), rim(-136, -128)],
    [face(88, -102, 90), face(112, -132, 30), rim(124, -146)],
  ]);
  const behind = (view.fine ? [-140, -96, 96, 140] : [-126, 126])
    .map((x) => plait(view, [rim(x * 0.9, 20), rim(x * 1.06, 220), rim(x * 1.1, 400)], 19))
    .join("");
  return {
    back: behind,
    front:
      plait(view, [rim(-140, -20), rim(-164, 190), rim(-150, 430)], 21) +
      plait(view, [rim(136, -20), rim(160, 180), rim(142, 330)], 19) +
      lock([...capEdge(view, 4), ...hairline(view)], tones.hair) +
      rows,
  };
}

export function locs(view: HeadView): Hair {
  const { face, rim, tones, pen, person } = view;
  const long = person.masculine ? 0.74 : 1;
  const rope = (knots: readonly Knot[], stroke: string, width: number) =>
    element("path", { d: smooth(knots, false), stroke, "stroke-width": width });
  const hang = (x: number, top: number, end: number, sway: number): Knot[] => [
    rim(x * 0.86, top),
    rim(x, 20),
    rim(x + sway, end * long * 0.6),
    rim(x + sway * 0.4, end * long),
  ];
  const behind = [-150, -104, -52, 52, 104, 150]
    .map((x, index) =>
      rope(hang(x, -90, 330 + (index % 3) * 46, index % 2 ? 12 : -12), index % 2 ? tones.hair : tones.hairShade, 40),
    )
    .join("");
  const front = [
    [-146, 300, -16],
    [-124, 210, 6],
    [142, 250, 14],
    [122, 170, -6],
  ] as const;
  return {
    back: behind,
    front:
      element("path", {
        d: scalloped(
          [
            rim(-146, -40),
            rim(-150, -110),
            rim(-116, -176),
            rim(-52, -214),
            rim(24, -222),
            rim(92, -196),
            rim(140, -130),
            rim(146, -40),
            ...[face(112, -66, 62), face(74, -116, 104), face(0, -128, 128), face(-74, -116, 104), face(-116, -66, 62)],
          ],
          0.62,
        ),
        fill: tones.hair,
      }) +
      front
        .map(([x, end, sway], index) => rope(hang(x, -60, end, sway), index % 2 ? tones.hairShade : tones.hair, 34))
        .join("") +
      strands(view, [
        [face(-20, -136, 120), face(-34, -180, 60), rim(-40, -206)],
        [face(30, -136, 120), face(46, -182, 60), rim(46, -204)],
        [face(-80, -116, 96), face(-104, -150, 40), rim(-112, -160)],
        [face(80, -120, 96), face(102, -150, 40), rim(108, -160)],
        front[0] && hang(-146, -20, 260, -16).map(([x, y]): Knot => [x + pen, y]),
      ]),
  };
}
