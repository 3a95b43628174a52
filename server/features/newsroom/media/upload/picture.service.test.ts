import sharp from "sharp";
import { storePicture } from "./picture.service";
import type { PictureStorage } from "./pictureStorage";
import { grainy, plain } from "./testing/pictures";

function memory() {
  const files = new Map<string, Buffer>();
  const storage: PictureStorage = {
    put: jest.fn((added: ReadonlyMap<string, Buffer>) =>
      Promise.resolve(added.forEach((bytes, name) => files.set(name, bytes))),
    ),
    read: (name) => Promise.resolve(files.get(name) ?? null),
    has: (name) => Promise.resolve(files.has(name)),
  };
  /** Returns the decoded file of an address. */
  const at = async (address: string) => {
    const bytes = files.get(address.replace("/pictures/", "")) ?? Buffer.alloc(0);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels),
    ];
    return { ...(await sharp(bytes).metadata()), pixel, bytes };
  };
  return { files, storage, at };
}

describe("storing uploaded images", () => {
  test("encodes every width up to the original as WebP and AVIF, and one JPEG for link previews", async () => {
    const { files, storage, at } = memory();
    const stored = await storePicture(storage, await (await grainy(1000, 800)).jpeg().toBuffer());
    expect(stored).toMatchObject({ width: 1000, height: 800, widths: [320, 640, 960, 1000] });
    const [, stem = ""] = /^\/pictures\/([\da-f]{32}-1000x800)\.webp$/.exec(stored.address) ?? [];
    const widths = ["-320", "-640", "-960", ""];
    const names = [...widths.map((width) => `${stem}${width}.avif`), ...widths.map((width) => `${stem}${width}.webp`)];
    expect([...files.keys()]).toEqual([`${stem}.jpg`, ...names]);
    expect(await at(`${stem}-640.webp`)).toMatchObject({ format: "webp", width: 640, height: 512 });
    expect(await at(`${stem}-320.avif`)).toMatchObject({ format: "heif", compression: "av1", width: 320, height: 256 });
    expect(await at(`${stem}.jpg`)).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  test("stores the same image once, even for simultaneous uploads", async () => {
    const { files, storage } = memory();
    const bytes = await plain(240, 400, "#357").png().toBuffer();
    const both = await Promise.all([storePicture(storage, bytes), storePicture(storage, bytes)]);
    const again = await storePicture(storage, bytes);
    expect([...both, again]).toEqual([again, again, again]);
    expect(storage.put).toHaveBeenCalledTimes(1);
    expect(files.size).toBe(3);
  });

  test.each([
    ["wide", 4000, 2000, 1920, 960],
    ["long", 500, 12_000, 240, 5760],
    ["of one line", 8000, 1, 1920, 1],
  ])("shrinks images that are %s", async (_, width, height, fitWidth, fitHeight) => {
    const { storage, at } = memory();
    const stored = await storePicture(storage, await plain(width, height, "#c86").png().toBuffer());
    expect(stored).toMatchObject({ width: fitWidth, height: fitHeight });
    expect(await at(stored.address)).toMatchObject({ width: fitWidth, height: fitHeight });
  });

  test("applies the rotation and removes all metadata", async () => {
    const { files, storage, at } = memory();
    const top = await plain(600, 200, "#ff0000").png().toBuffer();
    const bytes = await plain(600, 400, "#0000ff")
      .composite([{ input: top, gravity: "north" }])
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .withExif({ IFD0: { Copyright: "SECRET PLACE", Orientation: "6" } })
      .toBuffer();
    expect(bytes.toString("latin1")).toContain("SECRET PLACE");
    const turned = await sharp(bytes).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
    const stored = await storePicture(storage, Buffer.concat([turned, Buffer.from("<script>alert(1)</script>")]));
    expect(stored).toMatchObject({ width: 400, height: 600 });
    const { pixel, exif, icc, xmp, orientation } = await at(stored.address);
    // A quarter turn to the right moves the top to the right.
    expect(pixel(350, 300)[0]).toBeGreaterThan(200);
    expect(pixel(50, 300)[2]).toBeGreaterThan(200);
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    for (const file of files.values()) expect(file.toString("latin1")).not.toMatch(/SECRET|script/);
  });

  test("converts other color spaces, and keeps transparency", async () => {
    const { storage, at } = memory();
    const wide = await plain(400, 400, "#c08040").withIccProfile("p3").png().toBuffer();
    const { pixel } = await at((await storePicture(storage, wide)).address);
    [0xc0, 0x80, 0x40].forEach((value, channel) => expect(Math.abs(pixel(15, 15)[channel] - value)).toBeLessThan(6));
    const clear = { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0 } } as const;
    const stored = await storePicture(storage, await sharp({ create: clear }).png().toBuffer());
    expect((await at(stored.address)).pixel(15, 15)[3]).toBe(0);
    // JPEG has no transparency: the paper color fills it.
    const [red] = (await at(stored.address.replace(".webp", ".jpg"))).pixel(600, 300);
    expect(red).toBeGreaterThan(250);
  });

  test("uses the first frame of an animation", async () => {
    const { storage, at } = memory();
    const frames = await Promise.all(["#ff0000", "#00ff00"].map((colour) => plain(400, 400, colour).png().toBuffer()));
    const { address } = await storePicture(
      storage,
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const picture = await at(address);
    expect([picture.pages, picture.height]).toEqual([undefined, 400]);
    expect(picture.pixel(15, 15)[0]).toBeGreaterThan(200);
  });

  test("accepts small logos and avatars, but no tracking pixels", async () => {
    const logo = await plain(180, 60, "#135").png().toBuffer();
    expect(await storePicture(memory().storage, logo, "mark")).toMatchObject({ width: 180, height: 60 });
    const pixel = await plain(1, 1, "#135").png().toBuffer();
    await expect(storePicture(memory().storage, pixel, "mark")).rejects.toThrow("at least 48 pixels");
  });

  test.each([
    [1, 1],
    [399, 120],
  ])("rejects %i x %i pixels as too small", async (width, height) => {
    const bytes = await plain(width, height, "#135").png().toBuffer();
    await expect(storePicture(memory().storage, bytes)).rejects.toThrow(
      `This image is too small: ${width} x ${height} pixels. Choose one of at least 400 pixels on its longer side.`,
    );
  });

  test("needs less than 200 MB of memory for a JPEG of 100 megapixels", async () => {
    const bytes = await plain(11_656, 8_742, "#135").jpeg().toBuffer();
    const readPeak = () => process.resourceUsage().maxRSS / 1024;
    const before = readPeak();
    expect(await storePicture(memory().storage, bytes)).toMatchObject({ width: 1920, height: 1440 });
    expect(readPeak() - before).toBeLessThan(200);
  });

  test("refuses progressive images that would need more than 420 MB", async () => {
    const bytes = await plain(9_000, 8_000, "#135").jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
    await expect(storePicture(memory().storage, bytes)).rejects.toThrow(
      "This progressive JPEG has too many pixels: 72 megapixels. Reduce it to at most 70 megapixels, or save it as a baseline JPEG, and try again.",
    );
  });

  test("can be repeated after the storage failed", async () => {
    const { storage } = memory();
    const bytes = await plain(400, 400, "#135").png().toBuffer();
    const full = { ...storage, put: () => Promise.reject(new Error("ENOSPC")) };
    await expect(storePicture(full, bytes)).rejects.toThrow("ENOSPC");
    await storePicture(storage, bytes);
    expect(storage.put).toHaveBeenCalledTimes(1);
  });
});
