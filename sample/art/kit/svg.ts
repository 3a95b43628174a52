/** Attributes of an SVG element; undefined ones are left out, numbers are rounded to a tenth of a unit. */
export type Attributes = Record<string, string | number | undefined>;

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === "number" ? Math.round(value * 10) / 10 : escaped(String(value))}"`,
    )
    .join("");
  return children.length ? `<${name}${written}>${children.join("")}</${name}>` : `<${name}${written}/>`;
}

/** A whole picture. The title is read aloud by screen readers where the file is opened by itself. */
export function picture(width: number, height: number, title: string, ...children: string[]): string {
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, role: "img" },
    element("title", {}, escaped(title)),
    ...children,
  );
}

/** Mixes two #rrggbb colors; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export const darker = (color: string, share = 0.18): string => mix(color, "#1a1416", share);
export const lighter = (color: string, share = 0.25): string => mix(color, "#fffaf2", share);
