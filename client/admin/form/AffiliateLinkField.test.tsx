import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { Formik } from "formik";
import { AffiliateLinkPreviewDocument } from "../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../testing/renderAdmin";
import { AffiliateLinkField } from "./AffiliateLinkField";

const shop = "https://shop.example/p";
const network = "https://network.example/?to=https%3A%2F%2Fshop.example%2Fp";
const deepLink = `${network}&ref={clickId}`;

const preview = (
  address: string,
  values: { shopAddress?: string; deepLink?: string; program?: string },
): MockLink.MockedResponse => ({
  request: { query: AffiliateLinkPreviewDocument, variables: { address } },
  result: {
    data: {
      affiliateLinkPreview: {
        __typename: "AffiliateLinkPreview",
        shopAddress: null,
        deepLink: null,
        program: null,
        ...values,
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

const open = async (affiliateLink: string) => {
  const mocks = [preview(network, { shopAddress: shop }), preview(shop, { deepLink, program: "Shop Partners" })];
  const { user } = await openAdminScreen(
    <Formik initialValues={{ affiliateLink }} onSubmit={() => undefined}>
      <AffiliateLinkField name="affiliateLink" label="Affiliate link" />
    </Formik>,
    { mocks },
  );
  return { user, field: screen.getByLabelText("Affiliate link") };
};

describe("AffiliateLinkField", () => {
  it("shows the link that visitors follow", async () => {
    await open(shop);
    expect(await screen.findByText(deepLink)).toBeVisible();
    expect(screen.getByText(/^Shop Partners: visitors follow/)).toBeVisible();
  });

  it("replaces a pasted network link by the shop's address, and restores it", async () => {
    const { user, field } = await open("");
    await user.click(field);
    await user.paste(network);
    await user.click(await screen.findByRole("button", { name: "Use the shop's address" }));
    expect(field).toHaveValue(shop);
    expect(await screen.findByText(deepLink)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(field).toHaveValue(network);
  });

  it("asks nothing for text that is no address", async () => {
    const { user, field } = await open("");
    await user.type(field, "javascript:alert(1)");
    await waitFor(() => expect(field).toHaveValue("javascript:alert(1)"));
    expect(screen.queryByRole("button")).toBeNull();
  });
});
