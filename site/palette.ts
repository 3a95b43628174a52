/**
 * Light scheme: warm paper and ink. Dark scheme: warm near-black and cream. One oxblood accent. Plain hex, so that
 * tests can compute the contrast.
 */
export interface Scheme {
  ground: string;
  surface: string;
  sunken: string;
  ink: string;
  inkSoft: string;
  hairline: string;
  control: string;
  accent: string;
  onAccent: string;
  accentWash: string;
  danger: string;
  onDanger: string;
  success: string;
  warning: string;
  focus: string;
}

export const lightScheme: Scheme = {
  ground: "#faf6ef",
  surface: "#fffdf9",
  sunken: "#f1eadf",
  ink: "#1d1714",
  inkSoft: "#5f5249",
  hairline: "#dccfbf",
  control: "#857668",
  accent: "#93301f",
  onAccent: "#fffaf4",
  accentWash: "#f3e2d7",
  danger: "#a51f1f",
  onDanger: "#fffaf6",
  success: "#2d6243",
  warning: "#7a4f07",
  focus: "#93301f",
};

export const darkScheme: Scheme = {
  ground: "#161314",
  surface: "#1e1a18",
  sunken: "#231e1b",
  ink: "#f4ece1",
  inkSoft: "#bfb2a6",
  hairline: "#3b332e",
  control: "#8d7f75",
  accent: "#e9916f",
  onAccent: "#1d120d",
  accentWash: "#35231d",
  danger: "#ff9d8f",
  onDanger: "#240a07",
  success: "#92cba6",
  warning: "#e6b968",
  focus: "#f0b195",
};
