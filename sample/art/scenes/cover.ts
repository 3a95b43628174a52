import { own } from "../kit/own";
import type { SceneName } from "./choose";
import { composed, type Composed } from "./compose";

interface CoverRow {
  readonly slug: string;
  readonly title: string;
  readonly category?: string | null;
  readonly keywords?: readonly string[] | string | null;
}

/** Scene and subject of articles whose title and keywords do not name what they are about. */
const known: Readonly<Record<string, readonly [SceneName, string]>> = {
  "a-field-guide-to-loafers": ["onSteps", "loafers satchel brogues"],
  "atelier-ostara-hides-its-seams": ["atelier", "column gown"],
  "cost-per-wear-done-honestly": ["wardrobe", "blazer jeans loafers tote"],
  "eleven-rings-and-a-brooch": ["collection", "ring brooch necklace cuff bracelet earrings"],
  "fabrics-under-flash": ["carpet", "ballgown slip gown"],
  "how-to-read-an-old-label": ["shop", "midi dress top-handle bag brogues"],
  "how-to-wash-a-jumper": ["wardrobe", "knit cardigan loafers tote"],
  "in-praise-of-the-useless-clutch": ["still", "clutch pumps earrings"],
  "juniper-asante-shops-second-hand": ["shop", "blazer shoulder bag clogs"],
  "kairo-lune-and-the-third-layer": ["wardrobe", "hoodie overcoat sneakers backpack"],
  "learning-to-walk-in-platforms": ["onSteps", "platforms clutch sandals"],
  "moss-takes-over-from-butter": ["wardrobe", "knit maxi skirt mules tote"],
  "northloom-and-the-river": ["wardrobe", "knit sweater dress clogs tote"],
  "one-corner-forty-coats": ["city", "trench coat city bike ankle boots"],
  "red-lipstick-in-daylight": ["beautyLay", "crimson lipstick powder brush set lip gloss"],
  "scent-at-arms-length": ["dressingTable", "perfume lipstick"],
  "six-ways-a-white-shirt-goes-wrong": ["wardrobe", "shirt tailored trousers loafers"],
  "the-belt-as-punctuation": ["flatLay", "tailored trousers belt loafers watch"],
  "the-train-needs-a-second-pair-of-hands": ["carpet", "ballgown column gown"],
  "the-waistcoat-unaccompanied": ["armchair", "waistcoat tote brogues"],
  "weeks-that-cannot-decide": ["season", "trench coat scarf ankle boots"],
  "weighing-six-handbags": ["still", "top-handle bag satchel watch"],
  "where-trousers-should-break": ["armchair", "tailored trousers satchel brogues"],
  "words-on-a-swing-tag": ["atelier", "shirt dress"],
};

export function composeCover({ slug, title, category, keywords }: CoverRow): Composed {
  const [scene, subject] = own(known, slug) ?? [];
  return composed({
    seed: `cover ${slug}`,
    title,
    besides: subject ?? `${category ?? ""} ${[keywords ?? []].flat().join(" ")}`,
    subject,
    width: 1200,
    height: 800,
    scene,
  });
}

export const drawCover = (row: CoverRow): string => composeCover(row).svg;
