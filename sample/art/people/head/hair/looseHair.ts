import { type Knot } from "../../../kit/smooth";
import { type HeadView } from "../headView";
import { corner, fringe, lock, strand, strands, type Hair } from "./hairKit";

export function bob(view: HeadView): Hair {
  const { face, rim, tones } = view;
  const back: Knot[] = [
    rim(-160, -60),
    corner(rim(-176, 152)),
    rim(-80, 172),
    rim(80, 172),
    corner(rim(172, 152)),
    rim(158, -60),
    rim(0, -180),
  ];
  const front: Knot[] = [
    corner(face(-36, -142, 110)),
    rim(-84, -196),
    rim(-138, -134),
    rim(-164, -20),
    rim(-180, 100),
    corner(rim(-176, 166)),
    corner(face(-92, 176, 40)),
    face(-122, 110, 40),
    face(-126, 30, 40),
    face(-104, -60, 84),
  ];
  const other: Knot[] = [
    corner(face(-44, -140, 110)),
    rim(-60, -208),
    rim(20, -222),
    rim(108, -182),
    rim(156, -92),
    rim(168, 30),
    corner(rim(176, 158)),
    corner(face(100, 172, 20)),
    face(124, 100, 20),
    face(128, 20, 30),
    face(104, -58, 84),
    face(40, -112, 120),
  ];
  return {
    back: lock(back, tones.hairShade),
    front:
      lock(front, tones.hair) +
      lock(other, tones.hair) +
      strands(view, [
        [face(0, -150, 110), face(80, -120, 90), rim(134, -30), rim(148, 110)],
        [face(-70, -150, 90), rim(-134, -50), rim(-152, 100)],
        [face(-10, -180, 80), rim(100, -156), rim(150, -50)],
      ]),
  };
}

export function waves(view: HeadView): Hair {
  const { face, rim, tones } = view;
  const back: Knot[] = [
    rim(-140, -100),
    rim(-176, 20),
    rim(-166, 110),
    rim(-206, 200),
    rim(-186, 290),
    rim(-216, 380),
    corner(rim(-150, 430)),
    rim(-40, 400),
    rim(60, 412),
    corner(rim(170, 400)),
    rim(200, 330),
    rim(166, 250),
    rim(194, 160),
    rim(158, 70),
    rim(172, -10),
    rim(140, -110),
    rim(0, -200),
  ];
  const left: Knot[] = [
    corner(face(34, -140, 116)),
    rim(-20, -216),
    rim(-112, -186),
    rim(-156, -96),
    rim(-182, 10),
    rim(-158, 100),
    rim(-198, 190),
    rim(-172, 280),
    rim(-204, 360),
    corner(rim(-156, 440)),
    rim(-128, 380),
    rim(-142, 300),
    rim(-108, 216),
    rim(-130, 136),
    face(-110, 60, 30),
    face(-122, -10, 50),
    face(-84, -74, 100),
  ];
  const right: Knot[] = [
    corner(face(10, -136, 116)),
    rim(10, -222),
    rim(120, -176),
    rim(156, -84),
    rim(176, 0),
    rim(150, 84),
    rim(178, 160),
    corner(rim(150, 250)),
    rim(132, 176),
    face(118, 100, 6),
    face(132, 20, 20),
    face(104, -60, 84),
    face(66, -110, 112),
  ];
  return {
    back: lock(back, tones.hairShade),
    front:
      lock(right, tones.hair) +
      lock(left, tones.hair) +
      strands(view, [
        [face(-10, -160, 100), rim(-116, -96), rim(-152, 0), rim(-136, 96), rim(-170, 190), rim(-152, 280)],
        [face(60, -164, 100), rim(132, -84), rim(152, 0), rim(134, 90)],
        [rim(-60, -190), rim(-138, -100), rim(-166, 0), rim(-148, 90)],
      ]) +
      (view.fine
        ? strand(view, [face(10, -140, 116), face(-60, -100, 108), rim(-128, 10), rim(-124, 110)], tones.hairShade)
        : ""),
  };
}

/** Long, straight, with a blunt fringe. */
export function straight(view: HeadView): Hair {
  const { face, rim, tones } = view;
  const back: Knot[] = [
    rim(-150, -80),
    rim(-170, 100),
    corner(rim(-184, 420)),
    corner(rim(180, 420)),
    rim(166, 100),
    rim(148, -80),
    rim(0, -190),
  ];
  const left: Knot[] = [
    rim(-60, -206),
    rim(-140, -134),
    rim(-164, 20),
    rim(-176, 240),
    corner(rim(-190, 452)),
    corner(rim(-104, 452)),
    rim(-110, 240),
    face(-118, 80, 30),
    face(-126, -30, 40),
    rim(-60, -120),
  ];
  const right: Knot[] = [
    rim(60, -206),
    rim(136, -134),
    rim(160, 20),
    rim(170, 200),
    corner(rim(180, 380)),
    corner(rim(124, 380)),
    rim(122, 200),
    face(126, 80, 10),
    face(130, -30, 40),
    rim(60, -120),
  ];
  return {
    back: lock(back, tones.hairShade),
    front:
      lock(left, tones.hair) +
      lock(right, tones.hair) +
      fringe(view) +
      strands(view, [
        [rim(-146, -20), rim(-152, 180), rim(-158, 410)],
        [rim(146, -20), rim(150, 160), rim(154, 340)],
        [rim(-132, 40), rim(-132, 220), rim(-130, 420)],
      ]),
  };
}
