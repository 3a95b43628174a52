/** A tiny reader of markup: every element that opens closes, nothing stands unescaped. Returns what is wrong. */
export function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  if (!svg.startsWith("<svg ")) faults.push("does not begin with <svg");
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z:-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_, closes: string, name: string, _attributes, alone: string) => {
      if (closes) {
        if (open.pop() !== name) faults.push(`</${name}> closes something else`);
      } else if (!alone) open.push(name);
      return "";
    },
  );
  if (open.length) faults.push(`${open.join(", ")} never closed`);
  if (/[<>]/.test(rest))
    faults.push(`stray markup near ${rest.slice(Math.max(0, rest.search(/[<>]/) - 20), rest.search(/[<>]/) + 40)}`);
  if (/&(?!amp;|lt;|gt;|quot;)/.test(svg)) faults.push("unescaped ampersand");
  if (/NaN|undefined|Infinity|\[object/.test(svg)) faults.push("a number that is none");
  if (/<script|<image|<foreignObject|<filter|\son[a-z]+=|href="(?!#)/i.test(svg.replace(/<title>[^<]*<\/title>/, "")))
    faults.push("something active");
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/.test(svg))
    faults.push("a character that markup forbids");
  const marks = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, mark]) => mark));
  for (const [, mark] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g))
    if (!marks.has(mark)) faults.push(`#${mark} is not there`);
  return faults;
}

export const heaviest = 12_000;
