const twice = /<path d="([^"]+)"( stroke="[^"]+" stroke-width="[^"]+")\/><path d="([^"]+)"\2\/>/g;

/** Neighbouring lines of one pen become one path: the picture stays the same and the file gets smaller. */
export function compact(svg: string): string {
  const shorter = svg.replace(twice, '<path d="$1$3"$2/>');
  return shorter.length < svg.length ? compact(shorter) : svg;
}
