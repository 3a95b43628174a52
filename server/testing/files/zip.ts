import { crc32, deflateRawSync } from "node:zlib";

/** Makes a ZIP archive of the files. */
export function zip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x800, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(Buffer.byteLength(content), 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(offset, 10);
    const parts = [Buffer.from("PK\u0003\u0004"), shared, Buffer.from(name), data];
    local.push(...parts);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), shared, central, Buffer.from(name));
    offset += parts.reduce((sum, { length }) => sum + length, 0);
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, ...directory, Buffer.from("PK\u0005\u0006"), end]);
}

/** Places in a record of the central directory (APPNOTE 4.3.12). */
const directoryPlaces = { uncompressedSize: 24, localHeader: 42 } as const;

/** Changes what the central directory says of every file. */
export function changeDirectory(archive: Buffer, place: keyof typeof directoryPlaces, value: number): Buffer {
  const changed = Buffer.from(archive);
  for (let at = -4; (at = changed.indexOf("PK\u0001\u0002", at + 4, "latin1")) >= 0;)
    changed.writeUInt32LE(value, at + directoryPlaces[place]);
  return changed;
}
