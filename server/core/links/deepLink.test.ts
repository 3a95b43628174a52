import { fillDeepLink, findTemplateFault, isNetworkLink, unwrapNetworkLink } from "./deepLink";
import { affiliateNetworks } from "./networks";

const shop = "https://www.shop.example/p/dress?color=red&size=m#fit";
const values = { publisherId: "77", advertiserId: "a/b", clickId: "0123456789abcdef", url: shop };
const ids = { publisherId: "7", advertiserId: "8" };

describe("deep links", () => {
  test("contain the shop's address encoded or as it is, and encoded ids", () => {
    expect(fillDeepLink("https://n.example/?p={publisherId}&m={advertiserId}&r={clickId}&u={url}", values)).toBe(
      `https://n.example/?p=77&m=a%2Fb&r=0123456789abcdef&u=${encodeURIComponent(shop)}`,
    );
    expect(fillDeepLink("https://n.example/sid/{clickId}/{rawUrl}", values)).toBe(
      `https://n.example/sid/0123456789abcdef/${shop}`,
    );
    // What looks like a placeholder in a value is text.
    expect(
      fillDeepLink("https://n.example/?u={url}&r={clickId}", { ...values, url: "https://s.example/{clickId}" }),
    ).toBe("https://n.example/?u=https%3A%2F%2Fs.example%2F%7BclickId%7D&r=0123456789abcdef");
  });

  test.each(affiliateNetworks.filter(({ deepLinkTemplate }) => deepLinkTemplate))(
    "of $name are valid, known as network links, and lead back to the shop's address",
    ({ deepLinkTemplate, subIdParameter }) => {
      expect(findTemplateFault(deepLinkTemplate, ids)).toBeNull();
      const link = fillDeepLink(deepLinkTemplate, values);
      expect(link).toMatch(new RegExp(`${subIdParameter}[=/]0123456789abcdef`));
      expect(isNetworkLink(link, "https://other.example/{url}")).toBe(true);
      expect(unwrapNetworkLink(link)).toBe(shop);
    },
  );

  test.each([
    ["https://n.example/", "The deep link needs {url}, where the shop's address belongs."],
    ["javascript:alert({url})", "The deep link must be a web address, for example https://network.example/?to={url}."],
    [
      "https://user@n.example/{url}",
      "The deep link must be a web address, for example https://network.example/?to={url}.",
    ],
    ["{url}", "The deep link must be a web address, for example https://network.example/?to={url}."],
    ["https://{advertiserId}.n.example/{url}", "The host must have no placeholder."],
    ["https://n{advertiserId}.example/{url}", "The host must have no placeholder."],
    [
      "https://n.example/{url}?x={campaign}",
      "Use only {url}, {rawUrl}, {clickId}, {publisherId} and {advertiserId} in braces.",
    ],
  ])("reject the template %s", (template, message) => {
    expect(findTemplateFault(template, ids)).toBe(message);
  });

  test("need the ids that the template names", () => {
    const template = "https://n.example/{publisherId}/{advertiserId}?u={url}";
    expect(findTemplateFault(template, { ...ids, publisherId: "" })).toBe("The deep link needs the publisher ID.");
    expect(findTemplateFault(template, { ...ids, advertiserId: "" })).toBe("The deep link needs the advertiser ID.");
  });
});

describe("a network's link", () => {
  const encoded = encodeURIComponent(shop);

  test.each([
    `https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${encoded}`,
    `https://www.awin1.com/cread.php?awinmid=1&p=${encodeURIComponent(encoded)}`,
    `https://www.jdoqocy.com/links/7/type/dlg/${shop}`,
    `https://www.jdoqocy.com/links/7/type/dlg/sid/x/${encoded}?cjsku=1`,
    `https://www.kqzyfj.com/click-7-1?url=${encoded}`,
    `https://prf.hn/click/camref:1x/pubref:ref/destination:${encoded}`,
    `https://prf.hn/click/camref:1x/destination:${shop}`,
    `https://shareasale.com/r.cfm?b=1&u=2&m=3&urllink=${encodeURIComponent(shop.replace("https://", ""))}&afftrack=`,
    `https://brand.sjv.io/c/1/2/3?u=${encoded}&subId1=x`,
    `https://go.skimresources.com/?id=1&url=${encodeURIComponent(`https://www.awin1.com/cread.php?ued=${encoded}`)}`,
  ])("has the shop's address: %s", (link) => {
    expect(unwrapNetworkLink(link)).toBe(shop);
  });

  test.each([
    shop,
    "",
    "no address",
    "https://www.awin1.com/cread.php?awinmid=1",
    "https://www.awin1.com/cread.php?ued=javascript%3Aalert(1)",
    "https://www.awin1.com/cread.php?ued=java%09script%3Aalert(1)",
    "https://www.awin1.com/cread.php?ued=%2F%2Fevil.example",
    "https://www.awin1.com/cread.php?ued=https%3A%2F%2Fshop.example%40evil.example%2F",
    "https://www.awin1.com/cread.php?ued=https%3A%2F%2Fshop.example%0Aevil",
    "https://www.awin1.com/cread.php?ued=https%253A%252F%252Fshop.example%25ZZ",
    "https://user@www.awin1.com/cread.php?ued=https%3A%2F%2Fshop.example",
    "https://awin1.com.evil.example/cread.php?ued=https%3A%2F%2Fshop.example",
    "https://notawin1.com/cread.php?ued=https%3A%2F%2Fshop.example",
    "javascript:https://www.awin1.com/?ued=https://shop.example",
  ])("is not %s, or has no safe address", (link) => {
    expect(unwrapNetworkLink(link)).toBeNull();
  });

  test("is unwrapped in linear time, through three others at most", () => {
    const wrap = (link: string): string => `https://www.awin1.com/cread.php?ued=${encodeURIComponent(link)}`;
    expect(unwrapNetworkLink(wrap(wrap(wrap(shop))))).toBe(shop);
    expect(unwrapNetworkLink(wrap(wrap(wrap(wrap(shop)))))).toBeNull();
    const began = performance.now();
    for (const text of ["/dlg/https", "destination:", "%25", "https%3A", "a.", "{url"]) {
      unwrapNetworkLink(`https://prf.hn/click/${text.repeat(20_000)}`);
      unwrapNetworkLink(wrap(text.repeat(20_000)));
    }
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
