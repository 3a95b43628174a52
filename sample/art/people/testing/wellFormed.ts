/** A small XML check: every tag is closed in order, and nothing but known characters is in between. */
export function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z][a-zA-Z0-9-]*="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)\s*(\/?)>/g,
    (_, end: string, name: string, __, empty: string) => {
      if (end) {
        if (open.pop() !== name) open.push("broken");
      } else if (!empty) open.push(name);
      return "";
    },
  );
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(rest) && !/NaN|undefined|Infinity/.test(svg);
}
