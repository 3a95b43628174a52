import { diceFor } from "../kit/seed";
import { faultsOf, heaviest } from "../things/testing";
import { drawCategory } from "./category";
import { furtherTiles } from "./furtherTiles";
import { chosenScene, scenes, type SceneName } from "./choose";
import { composed } from "./compose";
import { drawCover } from "./cover";
import { drawHero, drawHeroDark } from "./hero";
import { drawPlaceholder } from "./placeholder";
import { drawSocialPost } from "./social";
import { drawTopic } from "./topic";

const names = Object.keys(scenes) as SceneName[];
const categories = ["dresses", "shoes", "makeup", "handbags", "cars", "bikes"];
const sound = (svg: string): void => {
  expect(faultsOf(svg)).toEqual([]);
  expect(svg.length).toBeLessThanOrEqual(heaviest);
};

describe("scenes", () => {
  it.each(names)("%s keeps within its weight at every size", (scene) => {
    for (let at = 0; at < 12; at += 1) {
      for (const [width, height] of [
        [1200, 800],
        [800, 600],
        [800, 800],
      ] as const) {
        sound(
          composed({
            seed: `${scene} ${at}`,
            title: "A ballgown, a tuxedo, knee boots, a quilted tote and lipstick",
            width,
            height,
            scene,
          }).svg,
        );
      }
    }
  });

  it("gives 300 articles 300 covers", () => {
    const words = [
      "red carpet gowns",
      "sneakers on the street",
      "vintage leather jacket",
      "festival boots",
      "capsule wardrobe",
      "lipstick",
      "holiday packing",
      "winter coats",
    ];
    const covers = Array.from({ length: 300 }, (_, at) =>
      drawCover({ slug: `article-${at}`, title: `On ${words[at % 8]}`, category: "Style", keywords: ["notes"] }),
    );
    covers.forEach(sound);
    expect(new Set(covers).size).toBe(300);
    expect(covers[0]).toBe(
      drawCover({ slug: "article-0", title: "On red carpet gowns", category: "Style", keywords: ["notes"] }),
    );
  });

  it("leaves no scene unused over a year of titles", () => {
    const seen = new Set<string>();
    const words = [
      "red carpet",
      "cinema premiere",
      "concert stage",
      "runway show",
      "festival",
      "beach summer",
      "packing a suitcase",
      "street style city",
      "sneakers",
      "vintage shop",
      "atelier craft",
      "winter layers",
      "wardrobe basics",
      "in the mirror",
      "makeup",
      "jewellery",
      "pumps",
      "handbag",
      "a drive by the coast",
      "interview",
      "colour trends",
      "menswear suit",
      "gifts",
      "quiet minimal",
    ];
    for (let at = 0; at < 600; at += 1) seen.add(chosenScene(diceFor(`year ${at}`), words[at % words.length], ""));
    expect([...seen].sort()).toEqual([...names].sort());
  });

  it("takes keywords in any form", () => {
    sound(drawCover({ slug: "a", title: "Loafers", category: null, keywords: null }));
    sound(drawCover({ slug: "a", title: "", category: undefined, keywords: "one, two" }));
  });

  it.each(["</svg><script>", '"><img onerror=1>', "&", "", "constructor", "__proto__"])(
    "is not harmed by %j",
    (text) => {
      sound(drawCover({ slug: text, title: text, category: text, keywords: [text] }));
      sound(drawSocialPost({ id: text, platform: text, content: text }));
      sound(drawTopic(text));
      sound(drawCategory(text));
    },
  );

  it("draws the fixed pictures", () => {
    const tiles = [...categories, ...Object.keys(furtherTiles)];
    [drawHero(), drawHeroDark(), ...tiles.map(drawCategory)].forEach(sound);
    (["person", "look", "thing", "article"] as const).forEach((kind) => sound(drawPlaceholder(kind)));
    expect(new Set(tiles.map(drawCategory)).size).toBe(11);
    expect(new Set(["red-carpet", "street-style", "vintage", "menswear", "anything-else"].map(drawTopic)).size).toBe(5);
  });
});
