import type { RedirectTrail } from "../../shopPages/followLink.service";
import type { PageFacts } from "../../shopPages/pageFacts.types";
import { assessLink } from "./assessLink";

const address = new URL("https://shop.example/coat");

const facts: PageFacts = {
  soldOut: false,
  hasPrice: true,
  title: "Wool Coat",
  headings: ["Wool Coat"],
  isProduct: true,
  isList: false,
  isCaptcha: false,
  refresh: "",
};

const respond = (status: number, more: Partial<PageFacts> = {}): RedirectTrail => ({
  end: "response",
  response: { status, headers: {}, body: Buffer.alloc(0) },
  facts: { ...facts, ...more },
  address,
  hops: [address],
});
const assess = (trail: RedirectTrail) => assessLink(address, trail, null, { tracking: [], program: null });

describe("the assessment of a shop's response", () => {
  test.each([401, 403, 407, 429, 451, 503])("a refusal of automated checks is no dead link: %d", (status) => {
    expect(assess(respond(status))).toMatchObject({
      state: "UNKNOWN",
      detail: "The shop does not allow automated checks of this page.",
      status,
    });
  });

  test("a captcha says nothing of the piece", () => {
    expect(assess(respond(200, { isCaptcha: true })).state).toBe("UNKNOWN");
  });

  test.each([404, 410, 500])("an error means that the piece is gone: %d", (status) => {
    expect(assess(respond(status))).toMatchObject({ state: "BROKEN", status });
  });

  test("a page that exists is in order", () => {
    expect(assess(respond(200))).toMatchObject({ state: "OK", status: 200 });
  });
});
