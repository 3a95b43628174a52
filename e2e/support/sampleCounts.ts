import fs from "node:fs";
import path from "node:path";

const content = path.join(__dirname, "../../sample/content");
const readRows = <Row>(file: string): Row[] => JSON.parse(fs.readFileSync(path.join(content, file), "utf8")) as Row[];
const readFolder = <Row>(folder: string): Row[] =>
  fs.readdirSync(path.join(content, folder)).flatMap((file) => readRows<Row>(path.join(folder, file)));

const outfits = readFolder<{ pieces: { products: unknown[] }[] }>("outfits");

/** How many rows of each type the sample data has. */
export const sampleCounts = {
  celebrities: fs.readdirSync(path.join(content, "celebrities")).length,
  outfits: outfits.length,
  affiliateProducts: outfits.flatMap(({ pieces }) => pieces.flatMap(({ products }) => products)).length,
  categoryItems: readFolder("items").length,
  blogPosts: readRows("articles.json").length,
};
