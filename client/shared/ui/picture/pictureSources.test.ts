import { pictureSources } from "./pictureSources";

const stem = "/pictures/0123456789abcdef0123456789abcdef";
const square = { width: 800, height: 800 };

describe("pictureSources", () => {
  it("lists every width of an uploaded image, in both formats", () => {
    expect(pictureSources(`${stem}-1000x1000.webp`, square)).toEqual({
      avif: `${stem}-1000x1000-320.avif 320w, ${stem}-1000x1000-640.avif 640w, ${stem}-1000x1000-960.avif 960w, ${stem}-1000x1000.avif 1000w`,
      webp: `${stem}-1000x1000-320.webp 320w, ${stem}-1000x1000-640.webp 640w, ${stem}-1000x1000-960.webp 960w, ${stem}-1000x1000.webp 1000w`,
    });
    expect(pictureSources(`${stem}-320x400.webp`, square)?.webp).toBe(`${stem}-320x400.webp 320w`);
  });

  it("scales the widths of an image that is cropped at the sides", () => {
    const { webp = "" } = pictureSources(`${stem}-1920x1280.webp`, { width: 900, height: 1200 }) ?? {};
    expect(webp.split(", ").map((file) => file.split(" ")[1])).toEqual(["160w", "320w", "480w", "640w", "960w"]);
  });

  it.each([
    "",
    "/art/outfit/1.svg",
    "https://shop.example/a.webp",
    `https://shop.example${stem}-10x10.webp`,
    `${stem}-10x10.jpg`,
    `${stem}-10x10-320.webp`,
    "/pictures/x.webp",
    `${stem}-10x10.webp"><script>`,
  ])("returns null for %s", (address) => expect(pictureSources(address, square)).toBeNull());
});
