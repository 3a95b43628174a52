import { outboundAddress } from "./outbound.service";

type Rules = Parameters<typeof outboundAddress>[2];
const rules = (subIdParameter: string, tracking = ""): Rules => ({
  tracking,
  programs: [{ hosts: ["cj.example"], subIdParameter }] as unknown as Rules["programs"],
});

describe("the reference of an outbound link", () => {
  const page = "https://shop.example/p/dress?color=red";

  test.each([
    [`https://www.cj.example/links/7/type/dlg/${page}`, `https://www.cj.example/links/7/type/dlg/sid/r1/${page}`],
    [`https://cj.example/links/7/dlg/${page}#s`, `https://cj.example/links/7/dlg/sid/r1/${page}#s`],
    [
      `https://cj.example/links/7/type/dlg/${encodeURIComponent(page)}`,
      `https://cj.example/links/7/type/dlg/sid/r1/${encodeURIComponent(page)}`,
    ],
    // A reference that the link has stays.
    [`https://cj.example/links/7/type/dlg/sid/own/${page}`, `https://cj.example/links/7/type/dlg/sid/own/${page}`],
    ["https://cj.example/click-7-1", "https://cj.example/click-7-1?sid=r1"],
    [
      `https://cj.example/click-7-1?url=${encodeURIComponent(page)}`,
      `https://cj.example/click-7-1?url=${encodeURIComponent(page)}&sid=r1`,
    ],
  ])("of CJ's %s is where CJ reads it", (link, expected) => {
    expect(outboundAddress(link, "r1", rules("sid"))).toBe(expected);
  });

  test("is in the path for CJ's parameter only, and tracking reaches the shop's page", () => {
    const link = `https://cj.example/links/7/type/dlg/${page}`;
    expect(outboundAddress(link, "r1", rules("subid"))).toBe(`${link}&subid=r1`);
    expect(outboundAddress(link, "r1", rules("sid", "utm_source=w"))).toBe(
      `https://cj.example/links/7/type/dlg/sid/r1/${page}&utm_source=w`,
    );
    expect(outboundAddress("https://other.example/links/7/type/dlg/https://a.example", "r1", rules("sid"))).toBe(
      "https://other.example/links/7/type/dlg/https://a.example",
    );
  });

  test("is added in linear time", () => {
    outboundAddress(`https://cj.example/links/${"/dlg/sid/a".repeat(20_000)}`, "r1", rules("sid"));
  });
});
