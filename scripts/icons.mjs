/** node scripts/icons.mjs: creates the icons in client/public from favicon.svg. Run it when that file changes. */
import fs from "node:fs";
import sharp from "sharp";
import { root } from "./steps.mjs";

const folder = `${root}/client/public`;
const drawing = fs.readFileSync(`${folder}/favicon.svg`, "utf8");
const ground = /rect[^>]* fill="(#\w+)"/.exec(drawing)[1];

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** Has square corners, which systems round themselves, and the mark inside the safe circle. */
const square = (scale) => {
  const shift = (64 - 64 * scale) / 2;
  const mark = /<path[^]*\/>/.exec(drawing)[0];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${ground}" d="M0 0h64v64H0z"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${scale})">${mark}</g></svg>`
  );
};

/** Returns an ICO file with one PNG: a header of 6 bytes and an entry of 16 bytes. */
function ico(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const write = (name, data) => fs.writeFileSync(`${folder}/${name}`, data);
write("icon-192.png", await png(drawing, 192));
write("icon-512.png", await png(drawing, 512));
write("icon-maskable-512.png", await png(square(0.8), 512));
write("apple-touch-icon.png", await png(square(0.9), 180));
write("favicon.ico", ico(await png(drawing, 32), 32));
