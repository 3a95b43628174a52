import { accents, papers } from "../kit/palette";
import { type Dice } from "../kit/seed";
import { element, mix } from "../kit/svg";

const path = (d: string, fill: string, opacity?: number): string => element("path", { d, fill, opacity });
const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  element("rect", { x, y, width, height, fill });

type Scene = (tone: Tone) => string;
interface Tone {
  paper: string;
  quiet: string;
  accent: string;
  floor: string;
  dice: Dice;
}

/** Scenes of two or three shapes on a 900 x 1200 sheet; the floor line is near 1090. */
const arch: Scene = ({ accent, floor, dice }) => {
  const x = dice.pick([170, 250, 330]);
  const width = dice.between(380, 460);
  const r = width / 2;
  return (
    path(`M${x} 1060V${300 + r * 0.4}A${r} ${r} 0 0 1 ${x + width} ${300 + r * 0.4}V1060Z`, accent) +
    rect(0, 1060, 900, 140, floor)
  );
};
const stepsAndArch: Scene = (tone) => {
  const { dice, accent, floor } = tone;
  const x = dice.pick([130, 210, 290]);
  const steps = [0, 1, 2]
    .map((index) => rect(0, 1010 + index * 56, 900, 190, mix(floor, "#8c2630", 0.16 + index * 0.2)))
    .join("");
  return path(`M${x} 1010V420A240 240 0 0 1 ${x + 480} 420V1010Z`, accent) + steps;
};
const curtain: Scene = ({ accent, floor }) =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((index) =>
      path(
        `M${index * 130 - 20} 0h130c-22 340 14 700-8 1060h-116c18-360-20-720-6-1060z`,
        index % 2 ? accent : mix(accent, "#2a1a1e", 0.1),
      ),
    )
    .join("") + rect(0, 1050, 900, 150, floor);
const skyline: Scene = ({ accent, floor, dice, quiet }) => {
  const sun = dice.next() < 0.5 ? element("circle", { cx: dice.pick([190, 700]), cy: 300, r: 104, fill: accent }) : "";
  return (
    sun +
    path(
      dice.pick([
        "M0 1040V640h120v-90h110v160h90V470h100v240h130V580h120v120h90V500h100v140h60v400z",
        "M0 1040V520h150v140h80V420l60-50 60 50v290h110V600h140v90h70V440h130v180h100v420z",
      ]),
      quiet,
    ) +
    rect(0, 1040, 900, 160, floor)
  );
};
const shopfront: Scene = ({ accent, floor, quiet, dice }) => {
  const x = dice.pick([0, 430]);
  return (
    rect(x, 240, 470, 830, quiet) +
    path(`M${x} 240h470v110q-39 44-78 0q-39 44-79 0q-39 44-78 0q-39 44-79 0q-39 44-78 0q-39 44-78 0z`, accent) +
    rect(0, 1056, 900, 144, floor)
  );
};
const beach: Scene = ({ accent, quiet, floor, dice }) =>
  element("circle", { cx: dice.pick([210, 660]), cy: 310, r: 130, fill: accent }) +
  rect(0, 720, 900, 250, mix(quiet, "#7fa6b8", 0.55)) +
  path("M0 950q220-40 450-8t450-14v280H0z", floor);
const colonnade: Scene = ({ quiet, accent, floor }) =>
  [40, 640, 790].map((x) => rect(x, 230, 84, 830, quiet) + rect(x - 16, 190, 116, 44, quiet)).join("") +
  rect(0, 140, 900, 52, accent) +
  rect(0, 1054, 900, 146, floor);
const airfield: Scene = ({ quiet, accent, floor, dice }) => {
  const x = dice.pick([70, 560]);
  const plane = path(
    "M0-96c9 0 13 14 13 34v30l86 54v20l-86-26v50l26 20v14l-39-10-39 10v-14l26-20v-50l-86 26v-20l86-54v-30c0-20 4-34 13-34z",
    accent,
  );
  const trail = element("path", {
    d: "M0 130V420",
    stroke: accent,
    "stroke-width": 9,
    "stroke-dasharray": "30 34",
    opacity: "0.7",
  });
  return (
    path("M0 1040V860q450-90 900 0v180z", quiet) +
    element("g", { transform: `translate(${x + 130} 330) rotate(${x < 300 ? 38 : -38})` }, plane, trail) +
    rect(0, 1040, 900, 160, floor)
  );
};
const festival: Scene = ({ accent, quiet, floor, dice }) => {
  const flags = [0, 1, 2, 3, 4, 5, 6]
    .map((index) =>
      path(
        `M${index * 130 + 24} ${176 + Math.sin(index * 0.52) * 70}l54 ${index < 3 ? 12 : -8}-26 62z`,
        index % 2 ? accent : mix(accent, "#fffaf2", 0.5),
      ),
    )
    .join("");
  const sun = element("circle", { cx: dice.pick([230, 640]), cy: 640, r: 190, fill: mix(accent, "#fffaf2", 0.3) });
  return sun + flags + path("M0 900q240-90 470-20t430-30v350H0z", quiet) + path("M0 1010q300-50 900 0v190H0z", floor);
};
const block: Scene = ({ accent, floor, dice }) => {
  const left = dice.next() < 0.5;
  return rect(left ? 0 : 380, 0, 520, 1200, accent) + path(`M0 1080h900v120H0z`, floor);
};
const blobs: Scene = ({ accent, floor, dice }) =>
  path(
    dice.pick([
      "M180 300c120-190 440-170 540 20s60 520-80 640-420 60-500-140-60-370 40-520z",
      "M240 220c190-110 420 0 470 220s-20 470-210 540-390-40-400-290 10-390 140-470z",
    ]),
    accent,
  ) + path("M70 1090q380-34 760 0q-380 60-760 0z", floor);
const track: Scene = ({ accent, floor, quiet }) =>
  rect(0, 690, 900, 510, accent) +
  element("path", {
    d: "M430 690L120 1200M500 690L560 1200M560 690L940 1130",
    stroke: mix(accent, "#fffaf2", 0.72),
    "stroke-width": 8,
    fill: "none",
  }) +
  path("M0 690V560h900v130z", mix(quiet, floor, 0.4));
const stairs: Scene = ({ quiet, floor, accent }) =>
  path("M0 1080V760h150v-80h150v-80h150v-80h150v-80h150v-80h160v720z", quiet) +
  element("circle", { cx: 200, cy: 300, r: 92, fill: accent }) +
  rect(0, 1060, 900, 140, floor);
const office: Scene = ({ quiet, accent, floor, dice }) =>
  rect(dice.pick([60, 480]), 150, 360, 910, quiet) +
  element("path", { d: dice.next() < 0.5 ? "M0 420H900" : "M0 640H900", stroke: accent, "stroke-width": 16 }) +
  rect(0, 1056, 900, 144, floor);

const scenes: Record<string, readonly Scene[]> = {
  "red carpet": [stepsAndArch, curtain],
  premiere: [curtain, stepsAndArch],
  gala: [colonnade, arch, curtain],
  "street style": [skyline, shopfront],
  casual: [blobs, shopfront, arch],
  airport: [airfield],
  festival: [festival],
  editorial: [block, blobs, stairs],
  sport: [track],
  holiday: [beach],
  business: [office, stairs],
};
const any: readonly Scene[] = [arch, blobs, block, stairs, colonnade, skyline];

export function drawScene(occasion: string, dice: Dice, avoid: readonly string[]): string {
  const far = (color: string): number => Math.min(...avoid.map((other) => contrast(color, other)), 1);
  const paper = dice.pick([...papers].sort((one, other) => far(other) - far(one)).slice(0, 6));
  const accent = mix(
    paper,
    dice.pick([...accents].sort((one, other) => far(other) - far(one)).slice(0, 5)),
    dice.between(0.42, 0.66),
  );
  const tone: Tone = {
    paper,
    quiet: mix(paper, "#6f6258", 0.13),
    accent,
    floor: mix(paper, dice.pick(["#8b7563", "#6d7079", "#7a6a6a"]), 0.26),
    dice,
  };
  const scene = dice.pick(scenes[occasion.trim().toLowerCase()] ?? any);
  return rect(0, 0, 900, 1200, paper) + scene(tone);
}

/** How unlike two colors are, from 0 to 1. */
export function contrast(one: string, other: string): number {
  const channel = (color: string, at: number): number => parseInt(color.slice(at, at + 2), 16);
  return [1, 3, 5].reduce((sum, at) => sum + Math.abs(channel(one, at) - channel(other, at)), 0) / 765;
}
