import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AffiliateProgramPresetsDocument,
  AffiliateProgramsDocument,
  CreateAffiliateProgramDocument,
  CreatePostbackSecretDocument,
  DeleteAffiliateProgramDocument,
  PostbackDocument,
  RevokePostbackSecretDocument,
  UpdateAffiliateProgramDocument,
} from "../../../graphql/generated/adminOperations";
import { buildProgram } from "../../../testing/mockProgram";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { AnalyticsPage } from "./AnalyticsPage";

const program = buildProgram({
  version: 2,
  hosts: ["northloom.example", "loom.example"],
  subIdParameter: "afftrack",
});
const awin = {
  __typename: "AffiliateNetwork",
  id: "awin",
  name: "Awin",
  parameters: ["awc"],
  subIdParameter: "clickref",
  deepLinkTemplate: "https://awin.example/?m={advertiserId}&ref={clickId}&to={url}",
};
const preset = (kind: string, label: string, changes: object = {}) => ({
  __typename: "ProgramPreset",
  kind,
  label,
  direct: false,
  priceLimitHours: null,
  subIdParameter: "subid",
  ...changes,
});
const presets: MockLink.MockedResponse = {
  request: { query: AffiliateProgramPresetsDocument },
  result: {
    data: {
      affiliateProgramPresets: [
        preset("MARKETPLACE", "A large marketplace program", {
          direct: true,
          priceLimitHours: 24,
          subIdParameter: "",
        }),
        preset("SHARE_SALE", "A share-sale network"),
      ],
      affiliateNetworks: [awin],
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const postback = (secretCreatedAt: string | null): MockLink.MockedResponse => ({
  request: { query: PostbackDocument, variables: { programId: "program-1" } },
  result: {
    data: { postback: { __typename: "Postback", id: "program-1", path: "/api/postback/program-1", secretCreatedAt } },
  },
});
const noSecret = { ...postback(null), maxUsageCount: Number.POSITIVE_INFINITY };
const listed = (...programs: object[]): MockLink.MockedResponse => ({
  request: { query: AffiliateProgramsDocument },
  result: { data: { affiliatePrograms: programs } },
});

const open = async (query: string, ...mocks: MockLink.MockedResponse[]) => {
  const url = `/admin/analytics?tab=programs${query}`;
  const app = await openAdminScreen(<AnalyticsPage />, { url, mocks: [presets, ...mocks, noSecret] });
  await screen.findAllByText("Add Program", { selector: "button" });
  return app;
};
const dialog = () => within(screen.getByRole("dialog"));

test("AnalyticsPagePrograms: lists the programs with their rules", async () => {
  await open("", listed(program));
  const row = (await screen.findByText("Northloom Partners")).closest("tr")!;
  for (const text of ["ShareASale, now part of Awin", "northloom.example, loom.example", "Redirect", "None"])
    expect(await within(row).findByText(text)).toBeVisible();
});

test("AnalyticsPagePrograms: explains programs when there are none", async () => {
  await open("", listed());
  expect(await screen.findByText(/No affiliate programs yet\. Add the programs you have joined/)).toBeVisible();
});

test("AnalyticsPagePrograms: fills in the defaults of a new program's kind and network", async () => {
  const input = {
    name: "Big Market",
    kind: "MARKETPLACE" as const,
    hosts: ["market.example"],
    direct: true,
    priceLimitHours: 24,
    subIdParameter: "clickref",
    arrivalParameters: ["awc"],
    network: "awin",
    publisherId: "",
    advertiserId: "12",
    deepLinkTemplate: awin.deepLinkTemplate,
    validationDays: 45,
    cookieDays: null,
    commissionRates: "Shoes 8%",
  };
  const created: MockLink.MockedResponse = {
    request: { query: CreateAffiliateProgramDocument, variables: { input } },
    result: { data: { createAffiliateProgram: { ...program, ...input, id: "program-2", version: 1 } } },
  };
  const { user } = await open("&new=1", listed(), created, listed({ ...program, ...input, id: "program-2" }));
  await user.click(dialog().getByText("Add Program", { selector: "button" }));
  expect(await dialog().findByText("Name is required")).toBeVisible();
  expect(dialog().getByText("Kind is required")).toBeVisible();
  await user.type(dialog().getByLabelText(/^Name/), "Big Market");
  await user.selectOptions(dialog().getByLabelText(/^Kind/), "Large marketplace, such as Amazon Associates");
  await waitFor(() => expect(dialog().getByLabelText("Link directly to the retailer")).toBeChecked());
  expect(dialog().getByLabelText(/^Price age limit/)).toHaveValue(24);
  expect(dialog().getByText(/^Blank for Amazon: its reports name the tracking ID \(bucket\)/)).toBeVisible();
  await user.selectOptions(dialog().getByLabelText("Network"), "Awin");
  expect(dialog().getByLabelText(/^Reference parameter/)).toHaveValue("clickref");
  expect(dialog().getByLabelText("Deep link")).toHaveValue(awin.deepLinkTemplate);
  expect(dialog().getByText("awc")).toBeVisible();
  await user.type(dialog().getByLabelText("Advertiser ID"), "12");
  await user.type(dialog().getByLabelText("Validation days"), "45");
  await user.type(dialog().getByLabelText("Commission rates"), "Shoes 8%");
  await user.type(dialog().getByLabelText(/^Hosts/), "market.example,");
  await user.click(dialog().getByText("Add Program", { selector: "button" }));
  expect(await screen.findByText("Affiliate program added")).toBeVisible();
  expect(await screen.findByText("Direct")).toBeVisible();
});

test("AnalyticsPagePrograms: shows server errors at their field", async () => {
  const { __typename, id, version, ...values } = program;
  const refused: MockLink.MockedResponse = {
    request: {
      query: UpdateAffiliateProgramDocument,
      variables: { input: { ...values, id, version, priceLimitHours: 48 } },
    },
    result: {
      errors: [
        new GraphQLError("Please check the program.", {
          extensions: { code: "BAD_USER_INPUT", fieldErrors: { hosts: "Big Market has one of these hosts." } },
        }),
      ],
    },
  };
  const { user } = await open("&edit=program-1", listed(program), refused);
  await user.type(await dialog().findByLabelText(/^Price age limit/), "48");
  await user.click(dialog().getByText("Update Program"));
  expect(await dialog().findByText("Big Market has one of these hosts.")).toBeVisible();
});

test("AnalyticsPagePrograms: deletes a program after a confirmation", async () => {
  const deleted: MockLink.MockedResponse = {
    request: { query: DeleteAffiliateProgramDocument, variables: { id: "program-1" } },
    result: { data: { deleteAffiliateProgram: true } },
  };
  const { user } = await open("", listed(program), deleted, listed());
  await user.click(await screen.findByLabelText("Delete Northloom Partners"));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/Are you sure you want to delete "Northloom Partners"\?/)).toBeVisible();
  await user.click(question.getByText("Delete"));
  expect(await screen.findByText("Affiliate program deleted")).toBeVisible();
  expect(await screen.findByText(/No affiliate programs yet/)).toBeVisible();
});

test("AnalyticsPagePrograms: creates the secret of a direct program, shows it once, and revokes it", async () => {
  const variables = { input: { id: "program-1" } };
  const created: MockLink.MockedResponse = {
    request: { query: CreatePostbackSecretDocument, variables },
    result: { data: { createPostbackSecret: { __typename: "NewPostbackSecret", secret: "wbp_1" } } },
  };
  const closed = { __typename: "Postback", id: "program-1", path: "/api/postback/program-1", secretCreatedAt: null };
  const revoked: MockLink.MockedResponse = {
    request: { query: RevokePostbackSecretDocument, variables },
    result: { data: { revokePostbackSecret: closed } },
  };
  const mocks = [listed(program), postback(null), created, postback("2026-11-20T06:35:42.052Z"), revoked];
  const { user } = await open("&edit=program-1", ...mocks);
  expect(await screen.findByLabelText("Address for the shop")).toHaveValue(
    `${window.location.origin}/api/postback/program-1`,
  );
  expect(screen.getByText(/HMAC-SHA256 of the query/)).toBeVisible();
  expect(screen.getByText("There is no secret yet, so the address is closed.")).toBeVisible();
  await user.click(screen.getByText("Create secret"));
  expect(await screen.findByLabelText("Secret")).toHaveValue("wbp_1");
  await user.click(screen.getByText("Done"));
  await waitFor(() => expect(screen.queryByLabelText("Secret")).toBeNull());
  expect(await screen.findByText(/The secret was created on Nov 20, 2026/)).toBeVisible();
  await user.click(screen.getByText("Revoke secret"));
  await user.click(await screen.findByText("Revoke"));
  expect(await screen.findByText("There is no secret yet, so the address is closed.")).toBeVisible();
});

test("AnalyticsPagePrograms: has no postback for a program of a network", async () => {
  await open("&edit=program-1", listed({ ...program, network: "awin" }));
  expect(await screen.findByLabelText(/Reference parameter/)).toBeVisible();
  expect(screen.queryByText("Postback")).toBeNull();
});
