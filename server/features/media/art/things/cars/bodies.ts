/** Measures of a car seen from its right-hand side, front to the right; the ground is y = 0, 150 units are a metre. */
export interface CarBody {
  readonly wheelbase: number;
  readonly front: number;
  readonly rear: number;
  readonly wheel: number;
  readonly clear: number;
  readonly roof: number;
  readonly belt: number;
  readonly nose: number;
  readonly cowl: number;
  readonly tail: number;
  /** Where the windscreen meets the bonnet, the roof begins and ends, and the rear window meets the body. */
  readonly screen: number;
  readonly roofFrom: number;
  readonly roofTo: number;
  readonly glassEnd: number;
  readonly pillars: readonly number[];
  readonly doors: readonly number[];
  readonly open?: boolean;
  readonly bed?: boolean;
  readonly panel?: boolean;
}

export const bodies: Readonly<Record<string, CarBody>> = {
  coupe: { wheelbase: 404, front: 128, rear: 138, wheel: 50, clear: 28, roof: -198, belt: -138, nose: -96, cowl: -140, tail: -138, screen: 96, roofFrom: 12, roofTo: -110, glassEnd: -262, pillars: [-96], doors: [84, -84] },
  convertible: { wheelbase: 410, front: 126, rear: 140, wheel: 50, clear: 28, roof: -196, belt: -138, nose: -98, cowl: -140, tail: -136, screen: 92, roofFrom: 36, roofTo: -120, glassEnd: -230, pillars: [], doors: [84, -90], open: true },
  roadster: { wheelbase: 366, front: 122, rear: 112, wheel: 49, clear: 24, roof: -178, belt: -122, nose: -88, cowl: -126, tail: -118, screen: 46, roofFrom: 2, roofTo: -90, glassEnd: -160, pillars: [], doors: [34, -92], open: true },
  "grand tourer": { wheelbase: 426, front: 134, rear: 140, wheel: 52, clear: 26, roof: -190, belt: -136, nose: -92, cowl: -138, tail: -132, screen: 72, roofFrom: -20, roofTo: -120, glassEnd: -304, pillars: [-116], doors: [66, -106] },
  sedan: { wheelbase: 420, front: 132, rear: 150, wheel: 49, clear: 30, roof: -214, belt: -146, nose: -108, cowl: -148, tail: -146, screen: 132, roofFrom: 56, roofTo: -116, glassEnd: -214, pillars: [-22, -140], doors: [122, -20, -146] },
  limousine: { wheelbase: 590, front: 132, rear: 152, wheel: 50, clear: 30, roof: -218, belt: -148, nose: -112, cowl: -150, tail: -146, screen: 208, roofFrom: 134, roofTo: -206, glassEnd: -300, pillars: [70, -70, -214], doors: [198, 72, -68, -226] },
  hatchback: { wheelbase: 388, front: 120, rear: 98, wheel: 48, clear: 30, roof: -220, belt: -146, nose: -112, cowl: -150, tail: -150, screen: 128, roofFrom: 46, roofTo: -174, glassEnd: -252, pillars: [-30, -150], doors: [118, -28, -144] },
  estate: { wheelbase: 422, front: 130, rear: 158, wheel: 50, clear: 30, roof: -220, belt: -146, nose: -108, cowl: -148, tail: -150, screen: 136, roofFrom: 56, roofTo: -268, glassEnd: -340, pillars: [-22, -146, -250], doors: [126, -20, -150] },
  SUV: { wheelbase: 412, front: 118, rear: 126, wheel: 58, clear: 44, roof: -262, belt: -176, nose: -138, cowl: -180, tail: -180, screen: 128, roofFrom: 66, roofTo: -244, glassEnd: -300, pillars: [-20, -144], doors: [118, -18, -142] },
  "city car": { wheelbase: 318, front: 84, rear: 76, wheel: 44, clear: 30, roof: -226, belt: -144, nose: -116, cowl: -152, tail: -150, screen: 128, roofFrom: 56, roofTo: -122, glassEnd: -196, pillars: [-40], doors: [112, -38] },
  pickup: { wheelbase: 492, front: 122, rear: 146, wheel: 58, clear: 46, roof: -262, belt: -176, nose: -142, cowl: -180, tail: -160, screen: 172, roofFrom: 112, roofTo: -40, glassEnd: -62, pillars: [56], doors: [162, 58, -54], bed: true },
  van: { wheelbase: 430, front: 108, rear: 130, wheel: 52, clear: 34, roof: -300, belt: -176, nose: -138, cowl: -180, tail: -284, screen: 236, roofFrom: 132, roofTo: -300, glassEnd: -338, pillars: [94, -60, -200], doors: [188, 86, -66], panel: true },
};
