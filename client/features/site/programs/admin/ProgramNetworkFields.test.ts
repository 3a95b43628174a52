import { withNetworkDefaults } from "./ProgramNetworkFields";
import type { ProgramValues } from "./programKind";

const network = (id: string) => ({
  __typename: "AffiliateNetwork" as const,
  id,
  name: id,
  parameters: [`${id}-arrival`],
  subIdParameter: `${id}-ref`,
  deepLinkTemplate: `https://${id}.example/?to={url}`,
});
const fill = (values: object) =>
  withNetworkDefaults(
    {
      network: "a",
      subIdParameter: "",
      deepLinkTemplate: "",
      arrivalParameters: [],
      ...values,
    } as unknown as ProgramValues,
    [network("a"), network("b")],
    [{ subIdParameter: "kind-ref" }],
  );
const defaults = {
  network: "a",
  subIdParameter: "a-ref",
  deepLinkTemplate: "https://a.example/?to={url}",
  arrivalParameters: ["a-arrival"],
};

describe("withNetworkDefaults", () => {
  it("fills blank fields, and replaces defaults of another network or a kind", () => {
    expect(fill({})).toEqual(defaults);
    expect(
      fill({
        subIdParameter: "b-ref",
        deepLinkTemplate: "https://b.example/?to={url}",
        arrivalParameters: ["b-arrival"],
      }),
    ).toEqual(defaults);
    expect(fill({ subIdParameter: "kind-ref" })).toEqual(defaults);
  });

  it("keeps what an editor entered", () => {
    const own = { subIdParameter: "own", deepLinkTemplate: "https://own.example/{url}", arrivalParameters: ["own"] };
    expect(fill(own)).toEqual({ network: "a", ...own });
    expect(fill({ ...own, network: "" })).toEqual({ network: "", ...own });
  });
});
