import { type Knot } from "../../../kit/smooth";
import { element, mix } from "../../../kit/svg";
import { smooth } from "../../../kit/smooth";
import { faceOutline, skullTop, type HeadView } from "../headView";
import { capEdge, corner, hairline, lock, nape, strands, type Hair } from "./hairKit";

export function crop(view: HeadView): Hair {
  const { face, rim, tones } = view;
  const sides: Knot[] = [
    corner(rim(-137, 34)),
    rim(-146, -60),
    rim(-126, -150),
    rim(-30, -206),
    rim(60, -204),
    rim(126, -150),
    rim(143, -60),
    corner(face(132, 30, 0)),
    face(122, -20, 36),
    corner(face(112, -80, 66)),
    face(0, -120, 124),
    corner(face(-112, -80, 66)),
    face(-122, -20, 36),
    corner(face(-124, 34, 20)),
  ];
  const top: Knot[] = [
    corner(face(-112, -72, 66)),
    rim(-134, -140),
    rim(-104, -204),
    rim(-20, -240),
    rim(70, -232),
    rim(126, -186),
    corner(face(112, -78, 66)),
    face(84, -122, 96),
    face(40, -112, 120),
    face(-10, -126, 126),
    face(-58, -112, 112),
    face(-88, -116, 92),
  ];
  return {
    back: nape(view, tones.hairShade),
    front:
      lock(sides, tones.hairShade) +
      lock(top, tones.hair) +
      strands(view, [
        [face(-84, -132, 60), face(-50, -186, 60), face(20, -212, 60)],
        [face(-20, -142, 100), face(20, -178, 90), face(74, -196, 60)],
        [face(50, -132, 100), face(80, -160, 80), face(104, -170, 60)],
      ]),
  };
}

export function shaved(view: HeadView): Hair {
  const { tones } = view;
  const outline = faceOutline(view);
  const scalp = [
    corner([outline[0][0], outline[0][1]]),
    ...[...skullTop(view)].reverse(),
    corner([outline[12][0], outline[12][1]]),
  ];
  const stubble = mix(tones.skin, tones.hair, 0.5);
  return {
    back: nape(view, mix(tones.skin, stubble, 0.72)),
    front: element("path", { d: smooth([...scalp, ...hairline(view, 2).slice(1, -1)]), fill: stubble, opacity: 0.72 }),
  };
}

export function pixie(view: HeadView): Hair {
  const { face, rim, tones } = view;
  const cap: Knot[] = [
    corner(face(-116, 66, 10)),
    rim(-148, 10),
    rim(-156, -80),
    rim(-122, -182),
    rim(-40, -226),
    rim(50, -222),
    rim(122, -176),
    rim(152, -86),
    rim(146, -6),
    corner(face(122, 58, 6)),
    face(124, 0, 34),
    corner(face(108, -44, 76)),
    face(70, -64, 108),
    corner(face(20, -66, 128)),
    face(-30, -100, 124),
    corner(face(-64, -140, 96)),
    face(-104, -80, 76),
    face(-118, -20, 50),
    corner(face(-104, 40, 60)),
    face(-116, 20, 40),
  ];
  const sweep: Knot[] = [
    corner(face(-66, -156, 84)),
    face(0, -142, 122),
    face(62, -102, 116),
    corner(face(122, -18, 52)),
    face(84, -54, 98),
    corner(face(52, -48, 120)),
    face(10, -86, 128),
    face(-40, -128, 112),
  ];
  return {
    back: nape(view, tones.hair),
    front:
      lock(cap, tones.hair) +
      lock(sweep, tones.hairShade) +
      strands(view, [
        [face(-58, -168, 70), face(30, -160, 100), face(108, -88, 60)],
        [face(-60, -186, 40), face(50, -190, 60), face(126, -120, 20)],
        [face(-80, -160, 60), face(-116, -110, 40), face(-132, -30, 0)],
      ]),
  };
}

export function slickedBack(view: HeadView): Hair {
  const { face, tones, person } = view;
  const high = person.masculine ? 14 : 6;
  const neck = person.masculine
    ? nape(view, tones.hair)
    : lock(
        [
          face(-104, 40, -80),
          face(-138, 130, -90),
          corner(face(-96, 232, -90)),
          face(0, 200, -100),
          corner(face(96, 232, -90)),
          face(138, 130, -90),
          face(104, 40, -80),
        ],
        tones.hairShade,
      );
  return {
    back: neck,
    front:
      lock([...capEdge(view, person.masculine ? 12 : 2), ...hairline(view, high)], tones.hair) +
      strands(view, [
        [face(-40, -132 - high, 120), face(-52, -176, 60), face(-60, -206, 10)],
        [face(26, -136 - high, 120), face(34, -178, 60), face(30, -210, 10)],
        [face(-92, -104 - high, 90), face(-116, -130, 40), face(-128, -140, 10)],
        [face(84, -112 - high, 90), face(104, -140, 40), face(112, -156, 10)],
      ]),
  };
}
