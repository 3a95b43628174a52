import { own } from "../kit/own";
import { d, disc, fill, line, slab } from "../things/pen";
import { finished } from "../things/place";

type PlaceholderKind = "person" | "look" | "thing" | "article";

const tones: Readonly<Record<PlaceholderKind, readonly [string, string, string, string]>> = {
  person: ["#efe7dc", "#e3d6c6", "#d5c3b0", "#c8b39d"],
  look: ["#ece6e4", "#ddd2d0", "#cdbfbd", "#bfaeac"],
  thing: ["#e8e6dc", "#d8d6c6", "#c6c4b1", "#b6b4a0"],
  article: ["#e6e8e8", "#d3d8da", "#c1c9cc", "#afb9bd"],
};

const arch = (x: number, half: number, top: number, bottom: number): string =>
  d`M${x - half},${bottom} L${x - half},${top + half} A${half},${half} 0 0,1 ${x + half},${top + half} L${x + half},${bottom} Z`;

/** Tone on tone: the room is there, who or what belongs into it has not arrived yet. */
export function drawPlaceholder(kind: PlaceholderKind): string {
  const [paper, quiet, shape, line1] = own(tones, kind) ?? tones.article;
  const inside: Record<PlaceholderKind, string> = {
    person:
      fill(arch(400, 250, 190, 1000), quiet) +
      fill(
        "M140,1000 C150,880 220,836 318,806 C352,794 366,772 368,730 L470,716 C474,760 490,788 524,800 C612,832 664,884 672,1000 Z",
        shape,
      ) +
      fill("M330,560 C322,640 352,742 420,742 C492,742 512,650 500,566 C480,500 350,490 330,560 Z", shape) +
      fill(
        "M318,628 C292,540 330,462 410,452 C500,444 540,520 512,630 C508,580 486,548 452,536 C420,580 350,572 334,600 Z M398,462 C340,440 346,372 408,366 C470,368 480,438 428,460 Z",
        line1,
      ) +
      line("M318,806 C370,856 470,856 524,800", line1, 4),
    look:
      fill(arch(430, 240, 150, 860), quiet) +
      slab(0, 860, 800, 140, shape) +
      line("M90,250 L710,250", line1, 7) +
      line("M400,306 C400,282 422,280 422,262 C422,240 392,238 388,256", line1, 6) +
      fill(
        "M400,306 L490,340 C478,400 476,430 474,470 C472,510 452,540 450,566 C456,640 480,740 512,820 C440,846 360,846 288,820 C320,740 344,640 350,566 C348,540 328,510 326,470 C324,430 322,400 310,340 Z",
        shape,
      ) +
      line("M350,566 Q400,578 450,566 M400,306 L440,350 M400,306 L360,350 M386,600 C376,680 366,750 350,820", line1, 4),
    thing:
      disc(440, 400, 230, quiet) +
      slab(0, 820, 800, 180, quiet) +
      slab(210, 700, 380, 180, shape) +
      slab(210, 700, 380, 14, line1) +
      fill(
        "M290,700 C276,700 270,690 272,676 L286,560 Q288,546 304,546 L496,546 Q512,546 514,560 L528,676 C530,690 524,700 510,700 Z",
        line1,
      ) +
      line("M346,548 C344,450 456,450 454,548", line1, 13),
    article:
      slab(0, 690, 800, 310, quiet) +
      fill(arch(400, 220, 210, 690), quiet) +
      disc(440, 420, 96, shape) +
      fill("M180,690 C280,600 360,650 450,616 C520,590 580,620 620,600 L620,690 Z", shape) +
      fill("M230,900 L400,860 L400,766 L230,800 Z M570,900 L400,860 L400,766 L570,800 Z", paper) +
      line("M400,766 L400,860 M260,820 L370,796 M260,846 L370,822 M430,796 L540,820 M430,822 L540,846", line1, 4),
  };
  return finished(800, 1000, "", slab(0, 0, 800, 1000, paper), own(inside, kind) ?? inside.article);
}
