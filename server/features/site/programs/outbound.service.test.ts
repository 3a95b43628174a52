import { arrivalNetwork, findShopHost, outboundAddress } from "./outbound.service";

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

describe("the deep link of a program", () => {
  const program = {
    id: "1",
    hosts: ["shop.example"],
    subIdParameter: "clickref",
    publisherId: "7",
    advertiserId: "8",
    deepLinkTemplate: "https://go.network.example/?m={advertiserId}&a={publisherId}&clickref={clickId}&ued={url}",
  };
  const deepRules = (changes: object = {}, tracking = ""): Rules => ({
    tracking,
    programs: [{ ...program, ...changes }] as unknown as Rules["programs"],
  });
  const page = "https://www.shop.example/p?color=red#fit";

  test("leads to the shop's address, with the site's tracking parameters and the reference", () => {
    expect(outboundAddress(page, "r1", deepRules({}, "utm_source=w"))).toBe(
      `https://go.network.example/?m=8&a=7&clickref=r1&ued=${encodeURIComponent(
        "https://www.shop.example/p?color=red&utm_source=w#fit",
      )}`,
    );
  });

  test("without a place for the reference gets it as a parameter", () => {
    expect(outboundAddress(page, "r1", deepRules({ deepLinkTemplate: "https://go.network.example/?ued={url}" }))).toBe(
      `https://go.network.example/?ued=${encodeURIComponent(page)}&clickref=r1`,
    );
    const deepLinkTemplate = "https://www.anrdoezrs.net/links/7/type/dlg/{rawUrl}";
    expect(outboundAddress(page, "r1", deepRules({ deepLinkTemplate, subIdParameter: "sid" }))).toBe(
      `https://www.anrdoezrs.net/links/7/type/dlg/sid/r1/${page}`,
    );
  });

  test.each([
    ["https://go.network.example/?ued=https%3A%2F%2Fshop.example", "&clickref=r1"],
    ["https://www.awin1.com/cread.php?ued=https%3A%2F%2Fshop.example", "&clickref=r1"],
    ["https://other.example/p", ""],
  ])("is not built for %s", (link, added) => {
    const hosts = ["shop.example", "network.example", "awin1.com"];
    expect(outboundAddress(link, "r1", deepRules({ hosts }))).toBe(link + added);
  });

  test("leaves nothing that must arrive when a check opens the shop's page", () => {
    const network = { name: "Network", arrivalParameters: ["awc"] };
    const [deep] = deepRules(network).programs;
    expect(arrivalNetwork(deep, page)).toBeNull();
    expect(arrivalNetwork(deep, "https://go.network.example/?ued=x")).toEqual({ name: "Network", parameters: ["awc"] });
  });

  test.each(["javascript:alert(1)//shop.example", "https://user@shop.example/p", "//shop.example/p"])(
    "is refused for %s",
    (link) => {
      expect(outboundAddress(link, "r1", deepRules())).toBeNull();
    },
  );
});

describe("the shop of a link", () => {
  test.each([
    ["https://www.northloom.example/looks/1", "northloom.example"],
    ["https://click.linksynergy.com/deeplink?id=1&murl=https%3A%2F%2Fwww.shop.example%2Fp", "shop.example"],
    ["https://click.linksynergy.com/link?id=1&offerid=2", null],
    ["shop.example/p", null],
  ])("of %s is %s", (link, host) => {
    expect(findShopHost(link)).toBe(host);
  });
});
