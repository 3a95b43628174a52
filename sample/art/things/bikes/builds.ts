import type { Build } from "./geometry";

type FrameName = "diamond" | "sloping" | "step" | "cruiser" | "beam" | "cargo" | "tandem";
export type BarName = "drop" | "flat" | "swept" | "riser" | "bull" | "bmx";

export interface BikePlan {
  readonly build: Build;
  readonly frame: FrameName;
  readonly bars: readonly BarName[];
  readonly tube: number;
  readonly guards?: boolean;
  readonly shock?: boolean;
  readonly battery?: boolean;
}

const road: Build = {
  r: 102,
  tyre: 6,
  chainstay: 123,
  reach: 178,
  seat: 158,
  post: 46,
  head: 44,
  fork: 112,
  angle: 72.5,
  stem: 10,
  drop: 21,
};

export const builds: Readonly<Record<string, BikePlan>> = {
  "road bike": { build: road, frame: "diamond", bars: ["drop"], tube: 9 },
  "track bike": {
    build: { ...road, chainstay: 117, reach: 170, angle: 74, drop: 15 },
    frame: "diamond",
    bars: ["drop", "bull"],
    tube: 9,
  },
  "gravel bike": {
    build: { ...road, tyre: 11, chainstay: 130, reach: 186, seat: 140, post: 62, fork: 118 },
    frame: "sloping",
    bars: ["drop"],
    tube: 10,
  },
  "mountain bike": {
    build: {
      ...road,
      r: 106,
      tyre: 16,
      chainstay: 131,
      reach: 206,
      seat: 126,
      post: 84,
      head: 36,
      fork: 150,
      angle: 67,
      stem: 16,
      drop: 12,
    },
    frame: "sloping",
    bars: ["riser", "flat"],
    tube: 13,
    shock: true,
  },
  "city bike": {
    build: { ...road, tyre: 10, chainstay: 135, reach: 186, angle: 70, head: 50, stem: 34, post: 36 },
    frame: "diamond",
    bars: ["swept", "flat"],
    tube: 9,
    guards: true,
  },
  "step-through bike": {
    build: { ...road, tyre: 10, chainstay: 136, reach: 188, angle: 69, head: 64, stem: 36, seat: 140, post: 44 },
    frame: "step",
    bars: ["swept"],
    tube: 9,
    guards: true,
  },
  "cruiser bike": {
    build: {
      ...road,
      r: 98,
      tyre: 17,
      chainstay: 142,
      reach: 204,
      angle: 68,
      seat: 118,
      post: 44,
      head: 44,
      stem: 38,
      drop: 14,
    },
    frame: "cruiser",
    bars: ["swept"],
    tube: 10,
    guards: true,
  },
  "e-bike": {
    build: { ...road, tyre: 13, chainstay: 137, reach: 196, angle: 69, head: 48, stem: 24, seat: 140, post: 56 },
    frame: "sloping",
    bars: ["flat", "swept"],
    tube: 14,
    battery: true,
    guards: true,
  },
  "folding bike": {
    build: {
      ...road,
      r: 60,
      tyre: 9,
      chainstay: 112,
      reach: 178,
      seat: 84,
      post: 140,
      head: 36,
      fork: 76,
      angle: 72,
      stem: 124,
      drop: -22,
    },
    frame: "beam",
    bars: ["flat"],
    tube: 14,
    guards: true,
  },
  "cargo bike": {
    build: {
      ...road,
      r: 94,
      tyre: 12,
      chainstay: 130,
      reach: 190,
      extra: 196,
      seat: 134,
      post: 46,
      head: 40,
      fork: 96,
      angle: 70,
      stem: 30,
    },
    frame: "cargo",
    bars: ["swept"],
    tube: 12,
    guards: true,
  },
  "BMX bike": {
    build: {
      ...road,
      r: 76,
      tyre: 14,
      chainstay: 110,
      reach: 172,
      seat: 74,
      post: 24,
      head: 34,
      fork: 92,
      angle: 74,
      stem: 10,
      drop: -10,
    },
    frame: "sloping",
    bars: ["bmx"],
    tube: 11,
  },
  tandem: {
    build: { ...road, tyre: 8, chainstay: 125, reach: 176, extra: 196 },
    frame: "tandem",
    bars: ["drop", "swept"],
    tube: 9,
  },
};
