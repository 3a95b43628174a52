import { isSameKind } from "./replacement.loaders";

describe("replacements", () => {
  test("treat no unknown garments or colors as the same", () => {
    const piece = (title: string, description = "") => ({ title, description });
    expect(isSameKind(piece("Silk Slip Dress"), piece("Silk Slip Dress"))).toBe(false);
    expect(isSameKind(piece("Silk Slip Dress", "In ivory."), piece("Cream Slip Dress"))).toBe(true);
    expect(isSameKind(piece("Black Aurora"), piece("Black Aurora"))).toBe(false);
  });
});
