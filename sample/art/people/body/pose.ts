/** Angles are in degrees from straight down; positive turns away from the middle of the body. */
export interface ArmPose {
  upper: number;
  fore: number;
  /** A forearm that points towards us or away is drawn shorter. */
  foreshort?: number;
  hand: number;
  grip: "relaxed" | "rest" | "fist" | "hidden";
}

interface LegPose {
  thigh: number;
  shin: number;
  foreshort?: number;
  /** Where the toes point; 0 is straight towards us. */
  foot: number;
  behind?: boolean;
}

/** The first of each pair is the limb on the left of the picture. */
export interface Pose {
  name: string;
  /** How far the pelvis swings out, and how much shoulders and hips lean (degrees, clockwise). */
  sway: number;
  shoulders: number;
  hips: number;
  turn: number;
  headTurn: number;
  headTilt: number;
  arms: readonly [ArmPose, ArmPose];
  legs: readonly [LegPose, LegPose];
}

export const poses: readonly Pose[] = [
  {
    name: "hand on hip",
    sway: 15,
    shoulders: 5,
    hips: -7,
    turn: 0.16,
    headTurn: -0.7,
    headTilt: -4,
    arms: [
      { upper: 40, fore: -42, foreshort: 0.94, hand: -40, grip: "rest" },
      { upper: 9, fore: 4, hand: -2, grip: "relaxed" },
    ],
    legs: [
      { thigh: 9, shin: 5, foot: 38 },
      { thigh: -5, shin: -4, foot: 12 },
    ],
  },
  {
    name: "runway step",
    sway: -9,
    shoulders: -4,
    hips: 6,
    turn: 0.1,
    headTurn: 0.1,
    headTilt: 2,
    arms: [
      { upper: 8, fore: -6, hand: -8, grip: "relaxed" },
      { upper: 16, fore: 10, foreshort: 0.9, hand: 6, grip: "relaxed" },
    ],
    legs: [
      { thigh: -7, shin: -3, foot: 2 },
      { thigh: -3, shin: 7, foreshort: 0.86, foot: 24, behind: true },
    ],
  },
  {
    name: "crossed",
    sway: -12,
    shoulders: 3,
    hips: 6,
    turn: -0.2,
    headTurn: 0.9,
    headTilt: 5,
    arms: [
      { upper: 14, fore: -14, foreshort: 0.9, hand: -30, grip: "hidden" },
      { upper: 24, fore: -34, foreshort: 0.86, hand: -60, grip: "hidden" },
    ],
    legs: [
      { thigh: -4, shin: -2, foot: 20 },
      { thigh: -12, shin: -9, foot: -34 },
    ],
  },
  {
    name: "stride",
    sway: 4,
    shoulders: -2,
    hips: -2,
    turn: 0,
    headTurn: -0.2,
    headTilt: -3,
    arms: [
      { upper: 24, fore: -22, foreshort: 0.88, hand: -20, grip: "hidden" },
      { upper: 24, fore: -22, foreshort: 0.88, hand: -20, grip: "hidden" },
    ],
    legs: [
      { thigh: 9, shin: 7, foot: 30 },
      { thigh: 11, shin: 8, foot: 34 },
    ],
  },
  {
    name: "hand to hair",
    sway: 16,
    shoulders: 8,
    hips: -8,
    turn: -0.18,
    headTurn: 0.6,
    headTilt: 7,
    arms: [
      { upper: 146, fore: 258, foreshort: 0.74, hand: 250, grip: "rest" },
      { upper: 12, fore: -2, hand: 4, grip: "relaxed" },
    ],
    legs: [
      { thigh: 11, shin: 3, foot: 36 },
      { thigh: -6, shin: -4, foot: 8 },
    ],
  },
  {
    name: "hands together",
    sway: -11,
    shoulders: -3,
    hips: 5,
    turn: 0.3,
    headTurn: 0.8,
    headTilt: -2,
    arms: [
      { upper: 8, fore: -22, foreshort: 0.98, hand: -26, grip: "fist" },
      { upper: 12, fore: -30, foreshort: 0.98, hand: -34, grip: "fist" },
    ],
    legs: [
      { thigh: -4, shin: -3, foot: 16 },
      { thigh: 6, shin: 1, foot: 40 },
    ],
  },
  {
    name: "turning away",
    sway: -15,
    shoulders: -6,
    hips: 7,
    turn: -0.34,
    headTurn: -1,
    headTilt: -5,
    arms: [
      { upper: 20, fore: 12, hand: 22, grip: "relaxed" },
      { upper: 34, fore: -36, foreshort: 0.94, hand: -36, grip: "rest" },
    ],
    legs: [
      { thigh: -5, shin: -5, foot: 22 },
      { thigh: 4, shin: 10, foot: 50 },
    ],
  },
  {
    name: "hand at collar",
    sway: 12,
    shoulders: 4,
    hips: -5,
    turn: 0.22,
    headTurn: 0.4,
    headTilt: 4,
    arms: [
      { upper: 16, fore: -150, foreshort: 0.82, hand: -168, grip: "rest" },
      { upper: 22, fore: -20, foreshort: 0.88, hand: -10, grip: "hidden" },
    ],
    legs: [
      { thigh: 8, shin: 2, foot: 34 },
      { thigh: -4, shin: -3, foot: 14 },
    ],
  },
];

/** The same pose as a mirror shows it. */
export const mirrored = (pose: Pose): Pose => ({
  ...pose,
  sway: -pose.sway,
  shoulders: -pose.shoulders,
  hips: -pose.hips,
  turn: -pose.turn,
  headTurn: -pose.headTurn,
  headTilt: -pose.headTilt,
  arms: [pose.arms[1], pose.arms[0]],
  legs: [pose.legs[1], pose.legs[0]],
});
