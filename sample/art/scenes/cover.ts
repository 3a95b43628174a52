import { composed } from "./compose";

interface CoverRow {
  readonly slug: string;
  readonly title: string;
  readonly category?: string | null;
  readonly keywords?: readonly string[] | string | null;
}

export const drawCover = ({ slug, title, category, keywords }: CoverRow): string =>
  composed({
    seed: `cover ${slug}`,
    title,
    besides: `${category ?? ""} ${[keywords ?? []].flat().join(" ")}`,
    width: 1200,
    height: 800,
  });
