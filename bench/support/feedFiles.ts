/** Large invented feeds, written row by row. */
import { createWriteStream } from "node:fs";
import { once } from "node:events";

interface FeedKind {
  header: string;
  /** Row with this number, from 0. */
  row: (number: number) => string;
  footer?: (rows: number) => string;
}

const kinds = ["Dress", "Boots", "Cardigan", "Sunglasses", "Tote Bag"];
const shop = "https://shop.example";
const describe = (id: number): string =>
  `Number ${id} of the season, cut on the bias and lined. Falls to the knee and ties at the side; dry clean only.`;
const kind = (id: number): string => kinds[id % kinds.length];
const price = (id: number): string => `${20 + (id % 300)}.90`;
const googleColumns =
  "id title description link image_link availability price sale_price brand google_product_category product_type size color";
const googleCells = (id: number): string[] => [
  `P-${id}`,
  `Wave ${kind(id)} ${id}`,
  describe(id),
  `${shop}/p/${id}`,
  `${shop}/i/${id}.jpg`,
  "in_stock",
  `${price(id)} USD`,
  id % 3 ? "" : "15.00 USD",
  "Tide",
  "",
  `Women > ${kind(id)}`,
  "M",
  "Blue",
];
const rowsPerProduct = 5;

export const feedKinds = {
  "Google TSV": {
    header: googleColumns.replaceAll(" ", "\t"),
    row: (number) => googleCells(number).join("\t"),
  },
  "Google RSS": {
    header: '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    row: (number) => {
      const cells = googleCells(number);
      const element = (name: string, at: number) =>
        cells[at] ? `<g:${name}>${cells[at].replaceAll(">", "&gt;")}</g:${name}>` : "";
      return `<item>\n${googleColumns.split(" ").map(element).join("\n")}\n</item>`;
    },
    footer: () => "</channel></rss>",
  },
  "Shopify CSV": {
    header:
      "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src",
    row: (number) => {
      const id = Math.floor(number / rowsPerProduct);
      const size = 34 + 2 * (number % rowsPerProduct);
      const own =
        number % rowsPerProduct === 0
          ? `Wave ${kind(id)} ${id},"<p>${describe(id)}</p>",Tide,${kind(id)},"silk, new",TRUE,Size`
          : ",,,,,,";
      return `wave-${id},${own},${size},shopify,${number % 4},${price(id)},,${shop}/i/${number}.jpg`;
    },
  },
  "Awin CSV": {
    header:
      "aw_deep_link,product_name,merchant_product_id,merchant_image_url,description,merchant_category,search_price,merchant_name,currency,in_stock,product_price_old,rrp_price,Fashion:size",
    row: (number) =>
      `https://network.example/p?id=${number},Wave ${kind(number)} ${number},A-${number},${shop}/i/${number}.jpg,"${describe(number)}",${kind(number)},${price(number)},Tide,EUR,1,,400,M`,
  },
  "CJ CSV": {
    header:
      "PROGRAM_NAME,ID,TITLE,DESCRIPTION,LINK,IMAGE_LINK,AVAILABILITY,PRICE,SALE_PRICE,SALE_PRICE_EFFECTIVE_DATE,PRODUCT_TYPE,SIZE",
    row: (number) =>
      `Tide,C-${number},Wave ${kind(number)} ${number},"${describe(number)}",https://network.example/c?id=${number},${shop}/i/${number}.jpg,in stock,${price(number)} USD,,,${kind(number)},M`,
  },
  Rakuten: {
    header: "HDR|1|Tide|01/01/2026 00:00:00",
    row: (number) =>
      `${number + 1}|Wave ${kind(number)} ${number}|S${number}|${kind(number)}||https://network.example/r?id=${number}|${shop}/i/${number}.jpg||Short.|${describe(number)}||||${price(number)}|||Tide||||||in-stock||60|Y|N|Y|USD`,
    footer: (rows) => `TRL|${rows}`,
  },
} satisfies Record<string, FeedKind>;

export type FeedKindName = keyof typeof feedKinds;

/** Writes a feed with that many rows. */
export async function writeFeed(file: string, name: FeedKindName, rows: number): Promise<void> {
  const { header, row, footer }: FeedKind = feedKinds[name];
  const stream = createWriteStream(file);
  stream.write(`${header}\n`);
  for (let start = 0; start < rows; start += 1_000) {
    const lines = Array.from({ length: Math.min(1_000, rows - start) }, (_, at) => `${row(start + at)}\n`);
    if (!stream.write(lines.join(""))) await once(stream, "drain");
  }
  stream.end(footer ? `${footer(rows)}\n` : "");
  await once(stream, "finish");
}
