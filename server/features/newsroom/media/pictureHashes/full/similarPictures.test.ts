import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { hashPicture, maxDistance } from "../pictureHash";

const folder = path.join(__dirname, "../../../../../../sample/pictures");
const alteredCount = 200;
const [width, height] = [300, 400];

/** A seeded generator of fractions, so that a failure can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const toWords = (bits: string): Uint32Array =>
  Uint32Array.from({ length: Math.ceil(bits.length / 32) }, (_, word) =>
    parseInt(bits.slice(word * 32, word * 32 + 32), 2),
  );

function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function measure(one: Uint32Array, other: Uint32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += countBits(one[index] ^ other[index]);
  return sum;
}

/** As the statement of nearestSql. */
function measureNearest(one: readonly Uint32Array[], other: readonly Uint32Array[]): number {
  let nearest = Infinity;
  for (const part of one) nearest = Math.min(nearest, measure(part, other[0]));
  for (const part of other) nearest = Math.min(nearest, measure(part, one[0]));
  return nearest;
}

const readSources = (): string[] =>
  ["outfit", "celebrity", "post", "item"].flatMap((kind) =>
    fs.readdirSync(path.join(folder, kind)).map((name) => path.join(folder, kind, name)),
  );

const raw = { width, height, channels: 3 } as const;
const decode = (file: string): Promise<Buffer> =>
  sharp(fs.readFileSync(file))
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer();

/** Cut by up to 15 % on each side, resized and compressed. */
function alter(pixels: Buffer, random: () => number): Promise<Buffer> {
  const cut = (length: number) => Math.floor(random() * 0.15 * length);
  const [left, top, right, bottom] = [cut(width), cut(height), cut(width), cut(height)];
  return sharp(pixels, { raw })
    .extract({ left, top, width: width - left - right, height: height - top - bottom })
    .resize(Math.round(120 + random() * 480))
    .jpeg({ quality: Math.round(40 + random() * 50) })
    .toBuffer();
}

describe("perceptual hashes", () => {
  test(`find at least 95 % of ${alteredCount} altered pictures, and nearly never another picture`, async () => {
    const random = createRandom(20_261_127);
    const sources: Buffer[] = [];
    for (const file of readSources()) sources.push(await decode(file));
    const known: Uint32Array[][] = [];
    for (const pixels of sources)
      known.push((await hashPicture(await sharp(pixels, { raw }).png().toBuffer())).map(toWords));
    const counts = { found: 0, wrong: 0, wrongIfUnknown: 0 };
    for (let index = 0; index < alteredCount; index += 1) {
      const source = index % sources.length;
      const hashes = (await hashPicture(await alter(sources[source], random))).map(toWords);
      const distances = known.map((other) => measureNearest(other, hashes));
      const own = distances[source];
      const nearestOther = Math.min(...distances.filter((_, other) => other !== source));
      if (own <= maxDistance && own < nearestOther) counts.found += 1;
      if (nearestOther <= maxDistance && nearestOther <= own) counts.wrong += 1;
      if (nearestOther <= maxDistance) counts.wrongIfUnknown += 1;
    }
    process.stdout.write(`${JSON.stringify({ sources: sources.length, altered: alteredCount, ...counts })}\n`);
    expect(sources.length).toBeGreaterThanOrEqual(200);
    expect(counts.found).toBeGreaterThanOrEqual(alteredCount * 0.95);
    expect(counts.wrong).toBeLessThanOrEqual(alteredCount / 1_000);
  }, 600_000);
});
