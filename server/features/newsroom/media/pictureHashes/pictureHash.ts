import sharp from "sharp";
import { decodePicture } from "../upload/checkPicture";

/** Side of the square that a picture is shrunk to. */
const side = 64;
/** Cells per direction of a crop. */
const cells = 32;
/** Frequencies per direction of the lightness: 11 x 11 without the mean are 120 bits. */
const lightFrequencies = 11;
/** For each of the two color differences: 5 x 5, 50 bits together. They tell pictures of one shape in several colors apart. */
const colorFrequencies = 5;
export const hashBits = lightFrequencies ** 2 - 1 + 2 * colorFrequencies ** 2;
/** Bits in which two copies of a picture may differ; see full/similarPictures.test.ts. */
export const maxDistance = 16;
/** What may be cut from each side of a picture. */
const margins = [0, 0.05, 0.1, 0.15];
/** The least deviation of the lightness; a plainer picture has hashes by chance. */
const minDeviation = 4;
/** Per cell. A weaker color frequency is noise of the compression. */
const colorNoise = 2;

type Lines = readonly Float64Array[];

/** Returns frequencies x lines of the square, for the part between two fractions of the side. */
function buildTransform(from: number, to: number): Lines {
  const step = ((to - from) * side) / cells;
  return Array.from({ length: lightFrequencies }, (_, frequency) => {
    const line = new Float64Array(side);
    for (let cell = 0; cell < cells; cell += 1) {
      const cosine = Math.cos((Math.PI * frequency * (2 * cell + 1)) / (2 * cells));
      const [begin, end] = [from * side + cell * step, from * side + (cell + 1) * step];
      for (let at = Math.floor(begin); at < Math.min(end, side); at += 1)
        line[at] += ((Math.min(end, at + 1) - Math.max(begin, at)) * cosine) / step;
    }
    return line;
  });
}

/** By the margins before and after. The pair of no margins comes first. */
const transforms = margins.flatMap((before) => margins.map((after) => buildTransform(before, 1 - after)));

function dot(one: Float64Array, other: Float64Array, start = 0): number {
  let sum = 0;
  for (let index = 0; index < side; index += 1) sum += one[start + index] * other[index];
  return sum;
}

/** Returns the rows of the square by a horizontal frequency. */
const transformRows = (square: Float64Array, line: Float64Array): Float64Array =>
  Float64Array.from({ length: side }, (_, row) => dot(square, line, row * side));

/** Returns, for each crop, the lowest frequencies of a square. */
function transformCrops(square: Float64Array, frequencies: number): number[][] {
  const columns = transforms.map((lines) => lines.slice(0, frequencies).map((line) => transformRows(square, line)));
  return columns.flatMap((across) =>
    transforms.map((lines) => lines.slice(0, frequencies).flatMap((line) => across.map((rows) => dot(rows, line)))),
  );
}

const toBits = (values: readonly number[], threshold: number): string =>
  values.map((value) => (value > threshold ? "1" : "0")).join("");

/** Half of the bits are set, whatever the picture's contrast. */
function toLightBits([, ...values]: readonly number[]): string {
  return toBits(values, Float64Array.from(values).sort()[values.length >> 1]);
}

function isPlain(square: Float64Array): boolean {
  const mean = square.reduce((sum, value) => sum + value, 0) / square.length;
  return square.reduce((sum, value) => sum + (value - mean) ** 2, 0) / square.length < minDeviation ** 2;
}

/**
 * Returns perceptual hashes of a picture as bits: of the whole first, then without parts of its sides. None for a picture
 * that is almost one color.
 */
export async function hashPicture(bytes: Buffer): Promise<string[]> {
  const small = sharp(bytes, decodePicture).autoOrient().flatten({ background: "#ffffff" }).toColorspace("srgb");
  const pixels = await small.resize(side, side, { fit: "fill" }).raw().toBuffer();
  const channels = pixels.length / side ** 2;
  const channel = (index: number) =>
    Float64Array.from({ length: side ** 2 }, (_, pixel) => pixels[pixel * channels + Math.min(index, channels - 1)]);
  const [red, green, blue] = [0, 1, 2].map(channel);
  const light = green.map((value, pixel) => 0.299 * red[pixel] + 0.587 * value + 0.114 * blue[pixel]);
  if (isPlain(light)) return [];
  const colors = [red, blue].map((values) =>
    transformCrops(
      values.map((value, pixel) => value - light[pixel]),
      colorFrequencies,
    ),
  );
  const noise = colorNoise * cells ** 2;
  return transformCrops(light, lightFrequencies).map((values, crop) =>
    [toLightBits(values), ...colors.map((crops) => toBits(crops[crop], noise))].join(""),
  );
}
