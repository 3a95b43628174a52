import { type Pose } from "./body/pose";

const legs: Pose["legs"] = [
  { thigh: 4, shin: 2, foot: 20 },
  { thigh: 4, shin: 2, foot: 20 },
];

/** Poses that live from shoulders, arms and the carriage of the head. */
export const portraitPoses: readonly Pose[] = [
  {
    name: "level gaze",
    sway: 4,
    shoulders: -2,
    hips: 2,
    turn: 0,
    headTurn: 0,
    headTilt: 0,
    legs,
    arms: [
      { upper: 12, fore: 2, hand: 0, grip: "hidden" },
      { upper: 12, fore: 2, hand: 0, grip: "hidden" },
    ],
  },
  {
    name: "over the shoulder",
    sway: 10,
    shoulders: 9,
    hips: -3,
    turn: -0.3,
    headTurn: 0.9,
    headTilt: 3,
    legs,
    arms: [
      { upper: 10, fore: 4, hand: 0, grip: "relaxed" },
      { upper: 18, fore: -10, hand: -6, grip: "relaxed" },
    ],
  },
  {
    name: "hand at collarbone",
    sway: -6,
    shoulders: -4,
    hips: 3,
    turn: 0.2,
    headTurn: -0.6,
    headTilt: -6,
    legs,
    arms: [
      { upper: 14, fore: -154, foreshort: 0.9, hand: -150, grip: "rest" },
      { upper: 16, fore: -6, hand: 0, grip: "hidden" },
    ],
  },
  {
    name: "leaning",
    sway: 14,
    shoulders: 8,
    hips: -6,
    turn: 0.22,
    headTurn: 0.5,
    headTilt: 8,
    legs,
    arms: [
      { upper: 36, fore: -44, foreshort: 0.9, hand: -40, grip: "rest" },
      { upper: 10, fore: 2, hand: 0, grip: "hidden" },
    ],
  },
  {
    name: "hand in hair",
    sway: -10,
    shoulders: -7,
    hips: 5,
    turn: 0.1,
    headTurn: -0.5,
    headTilt: 6,
    legs,
    arms: [
      { upper: 12, fore: 0, hand: 0, grip: "hidden" },
      { upper: 146, fore: 254, foreshort: 0.74, hand: 250, grip: "rest" },
    ],
  },
  {
    name: "arm across",
    sway: 6,
    shoulders: 3,
    hips: -2,
    turn: -0.2,
    headTurn: -0.9,
    headTilt: -3,
    legs,
    arms: [
      { upper: 20, fore: -82, foreshort: 0.9, hand: -86, grip: "rest" },
      { upper: 14, fore: 4, hand: 0, grip: "hidden" },
    ],
  },
  {
    name: "lifted chin",
    sway: -4,
    shoulders: 5,
    hips: 0,
    turn: 0.3,
    headTurn: 1,
    headTilt: -8,
    legs,
    arms: [
      { upper: 16, fore: 0, hand: 0, grip: "hidden" },
      { upper: 14, fore: 2, hand: 0, grip: "hidden" },
    ],
  },
];
