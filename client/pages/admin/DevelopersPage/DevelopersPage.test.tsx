import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminApiTokensDocument,
  AdminWebhooksDocument,
  CreateApiTokenDocument,
  CreateWebhookDocument,
  ResendWebhookDeliveryDocument,
  RevokeApiTokenDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction } from "../../../testing/rowMenu";
import { DevelopersPage } from "./DevelopersPage";

const token = (id: string, more: object = {}) => ({
  __typename: "ApiToken",
  id,
  name: id,
  ownerName: "Ada",
  ending: "x7Qz",
  scopes: ["read", "content"],
  expiresAt: "2999-01-01T00:00:00.000Z",
  lastUsedAt: null,
  createdAt: "2026-03-05T23:30:00.000Z",
  ...more,
});
const tokens = (...apiTokens: object[]): MockLink.MockedResponse => ({
  request: { query: AdminApiTokensDocument },
  result: { data: { apiTokens } },
});

const webhook = (more: object = {}) => ({
  __typename: "WebhookEndpoint",
  id: "w1",
  url: "https://hooks.example/wornby",
  description: "Team chat",
  eventTypes: ["outfit.published"],
  isOn: true,
  problem: "",
  failingSince: null,
  lastDelivery: null,
  ...more,
});
const webhooks = (...webhookEndpoints: object[]): MockLink.MockedResponse => ({
  request: { query: AdminWebhooksDocument },
  result: {
    data: {
      webhookEndpoints,
      webhookEventTypes: [
        { __typename: "WebhookEventType", name: "outfit.published", description: "An outfit became public." },
        { __typename: "WebhookEventType", name: "outfit.updated", description: "A public outfit was changed." },
      ],
    },
  },
});
const delivery = (more: object = {}) => ({
  __typename: "WebhookDelivery",
  id: "d1",
  eventType: "outfit.published",
  status: "FAILED",
  attempts: 10,
  nextAttemptAt: null,
  responseStatus: 500,
  problem: "The address answered with an error (500).",
  createdAt: "2026-03-05T12:30:00.000Z",
  ...more,
});
const deliveries = (...nodes: object[]): MockLink.MockedResponse => ({
  request: { query: WebhookDeliveriesDocument, variables: { endpointId: "w1" } },
  result: {
    data: { webhookDeliveries: { __typename: "WebhookDeliveryConnection", nodes, totalCount: nodes.length } },
  },
});

const open = (url: string, ...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<DevelopersPage />, { url, mocks, width: 390 });

describe("DevelopersPage: API tokens", () => {
  it("are listed with what they allow and their last use", async () => {
    await open(
      "/admin/developers",
      tokens(token("Price sync"), token("Old", { expiresAt: "2020-01-01T00:00:00.000Z" })),
    );
    expect(await screen.findByText("Price sync")).toBeVisible();
    expect(screen.getAllByText("wb_…x7Qz")).toHaveLength(2);
    expect(screen.getAllByText("Read, edit content")).toHaveLength(2);
    expect(screen.getAllByText("Never")).toHaveLength(2);
    expect(screen.getByText("Expired")).toBeVisible();
  });

  it("are created with chosen rights, and shown once to be copied", async () => {
    const secret = "wb_abcdefghijklmnopqrstuvwxyz123456";
    const input = { name: "Import", days: 30, scopes: ["content"] };
    const { user } = await open(
      "/admin/developers",
      tokens(),
      {
        request: { query: CreateApiTokenDocument, variables: { input } },
        result: {
          data: { createApiToken: { __typename: "CreatedApiToken", token: secret, apiToken: token("Import") } },
        },
      },
      tokens(token("Import")),
    );
    expect(await screen.findByText("There are no API tokens yet")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Create Token" }));
    const form = within(await screen.findByRole("dialog", { name: "Create API Token" }));
    await user.click(form.getByRole("button", { name: "Create Token" }));
    expect(await form.findAllByText("Enter a name")).not.toHaveLength(0);
    await user.type(form.getByRole("textbox", { name: /Name/ }), "Import");
    const days = form.getByRole("spinbutton", { name: /Days/ });
    await user.clear(days);
    await user.type(days, "30");
    expect(form.getByRole("checkbox", { name: /^Read/ })).toBeDisabled();
    await user.click(form.getByRole("checkbox", { name: /^Edit content/ }));
    await user.click(form.getByRole("button", { name: "Create Token" }));
    const dialog = within(await screen.findByRole("dialog", { name: "API Token Created" }));
    expect(dialog.getByRole("textbox", { name: "Token" })).toHaveValue(secret);
    await user.click(dialog.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("Import")).toBeVisible();
  });

  it("are revoked after a question", async () => {
    const { user } = await open(
      "/admin/developers",
      tokens(token("Import")),
      {
        request: { query: RevokeApiTokenDocument, variables: { input: { id: "Import" } } },
        result: { data: { revokeApiToken: { __typename: "ApiToken", id: "Import" } } },
      },
      tokens(),
    );
    await chooseRowAction(user, "Import", "Revoke");
    const question = within(await screen.findByRole("alertdialog", { name: "Revoke Token" }));
    await user.click(question.getByRole("button", { name: "Revoke" }));
    expect(await screen.findByText("There are no API tokens yet")).toBeVisible();
  });
});

describe("DevelopersPage: webhooks", () => {
  it("are added, and show their secret once", async () => {
    const input = { url: "https://hooks.example/wornby", description: "", eventTypes: ["outfit.published"] };
    const { user } = await open(
      "/admin/developers?tab=webhooks",
      webhooks(),
      {
        request: { query: CreateWebhookDocument, variables: { input } },
        result: {
          data: {
            createWebhookEndpoint: { __typename: "WebhookEndpointSecret", secret: "whsec_abc", endpoint: webhook() },
          },
        },
      },
      webhooks(webhook()),
    );
    await screen.findByText("There are no webhooks yet");
    await user.click(screen.getByRole("button", { name: "Add Webhook" }));
    const form = within(await screen.findByRole("dialog", { name: "Add Webhook" }));
    await user.type(form.getByRole("textbox", { name: /Address/ }), input.url);
    await user.click(form.getByRole("button", { name: "Add Webhook" }));
    expect(await form.findAllByText("Choose at least one event.")).not.toHaveLength(0);
    await user.click(form.getByRole("checkbox", { name: /^outfit.published/ }));
    await user.click(form.getByRole("button", { name: "Add Webhook" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Signing Secret" }));
    expect(dialog.getByRole("textbox", { name: "Signing secret" })).toHaveValue("whsec_abc");
    await user.click(dialog.getByRole("button", { name: "Done" }));
    expect(await screen.findByText("hooks.example/wornby")).toBeVisible();
  });

  it("that the server turned off say why, and can be turned on again", async () => {
    const problem = "Turned off, because every delivery failed for 5 days.";
    const { __typename, id, url, description, eventTypes } = webhook();
    const { user } = await open("/admin/developers?tab=webhooks", webhooks(webhook({ isOn: false, problem })), {
      request: {
        query: UpdateWebhookDocument,
        variables: { input: { id, url, description, eventTypes, isOn: true } },
      },
      result: { data: { updateWebhookEndpoint: { ...webhook(), __typename } } },
    });
    expect(await screen.findByText(problem)).toBeVisible();
    await chooseRowAction(user, "hooks.example/wornby", "Edit");
    const form = within(await screen.findByRole("dialog", { name: "Edit Webhook" }));
    await user.click(form.getByRole("switch", { name: "On" }));
    await user.click(form.getByRole("button", { name: "Update Webhook" }));
    expect(await screen.findByText("Webhook updated")).toBeVisible();
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
  });

  it("list their deliveries, and send one again", async () => {
    const { user } = await open(
      "/admin/developers?tab=webhooks",
      webhooks(webhook()),
      deliveries(delivery()),
      {
        request: { query: ResendWebhookDeliveryDocument, variables: { input: { id: "d1" } } },
        result: { data: { resendWebhookDelivery: delivery({ status: "PENDING", attempts: 0, problem: "" }) } },
      },
      deliveries(delivery({ status: "DELIVERED", attempts: 1, problem: "" })),
    );
    await chooseRowAction(user, "hooks.example/wornby", "Deliveries");
    const dialog = within(await screen.findByRole("dialog", { name: "Deliveries" }));
    expect(await dialog.findByText("10 attempts. The address answered with an error (500).")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: /^Send outfit.published/ }));
    expect(await dialog.findByText("Delivered")).toBeVisible();
  });

  it("get another secret, which is shown once", async () => {
    const { user } = await open("/admin/developers?tab=webhooks", webhooks(webhook()), {
      request: { query: RotateWebhookSecretDocument, variables: { input: { id: "w1" } } },
      result: {
        data: {
          rotateWebhookSecret: {
            __typename: "WebhookEndpointSecret",
            secret: "whsec_new",
            endpoint: { __typename: "WebhookEndpoint", id: "w1" },
          },
        },
      },
    });
    await chooseRowAction(user, "hooks.example/wornby", "Replace secret");
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Replace" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Signing Secret" }));
    expect(dialog.getByRole("textbox", { name: "Signing secret" })).toHaveValue("whsec_new");
  });

  it("say when they cannot be read", async () => {
    await open("/admin/developers?tab=webhooks", { ...webhooks(), result: { errors: [new GraphQLError("No.")] } });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  });
});
