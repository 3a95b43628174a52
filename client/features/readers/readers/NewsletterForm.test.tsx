import { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { SubscribeNewsletterDocument } from "../../../graphql/generated/operations";
import { renderPart } from "../../../testing/renderApp";
import { NewsletterForm, type NewsletterFormProps } from "./NewsletterForm";
import { categoryTitles } from "./newsletterMessages";

const thanks = "Thank you for subscribing to our newsletter!";
const alreadySubscribed = "This email is already subscribed to our newsletter.";

const asked = (source: string, email = "ada@example.com") => ({
  query: SubscribeNewsletterDocument,
  variables: { input: { email, source, website: null } },
});

const next = "Please open the mail that we have sent you, and confirm your address.";
const buildResult = (typename: string, message: string, more: object = {}) => ({
  data: {
    __typename: "Mutation",
    subscribeNewsletter: { __typename: typename, message, next: null, outboxPath: null, ...more },
  },
});

const subscribed = (source: string): MockLink.MockedResponse => ({
  request: asked(source),
  result: buildResult("NewsletterSubscribed", thanks),
});

function show(mocks: readonly MockLink.MockedResponse[], props: Partial<NewsletterFormProps> = {}) {
  const { user, responseGate } = renderPart(<NewsletterForm source="footer" {...props} />, { mocks });
  const field = () => screen.getByRole("textbox", { name: "Email address" });
  return { user, responseGate, field, button: () => screen.getByRole("button") };
}

describe("NewsletterForm", () => {
  it("asks for an address when the field is empty", async () => {
    const { user, button } = show([]);
    await user.click(button());
    expect(await screen.findByText("Email Required")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Please enter your email address.");
  });

  it("is disabled while subscribing, then thanks and clears the field", async () => {
    const { user, responseGate, field, button } = show([subscribed("footer")]);
    responseGate.shut();
    await user.type(field(), "ada@example.com{Enter}");
    expect(button()).toHaveTextContent("Subscribing...");
    expect(button()).toBeDisabled();
    expect(field()).toBeDisabled();
    responseGate.open();
    expect(await screen.findByText("Success")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(thanks);
    await waitFor(() => expect(field()).toHaveValue(""));
    expect(button()).toHaveTextContent("Subscribe");
  });

  it("says what to do next, beside the thanks, and leads to the mail of a demo", async () => {
    const result = buildResult("NewsletterSubscribed", thanks, { next, outboxPath: "/outbox/1" });
    const { user, field } = show([{ request: asked("footer"), result }]);
    await user.type(field(), "ada@example.com{Enter}");
    expect(await screen.findByText(thanks)).toBeVisible();
    expect(screen.getByText(next, { exact: false })).toHaveTextContent(
      `${next} This demo sends no mail. Open it here.`,
    );
    expect(screen.getByRole("link", { name: "Open it here" })).toHaveAttribute("href", "/outbox/1");
  });

  it("tells who has not confirmed to open the earlier mail", async () => {
    const earlier =
      "It is not confirmed yet. Please open the mail that we sent you 5 minutes ago, and confirm your address.";
    const result = buildResult("NewsletterAlreadySubscribed", alreadySubscribed, { next: earlier });
    const { user, field } = show([{ request: asked("footer"), result }]);
    await user.type(field(), "ada@example.com{Enter}");
    expect(await screen.findByText(earlier)).toBeVisible();
  });

  it("keeps the address and reports that it is already subscribed", async () => {
    const { user, field } = show([
      { request: asked("footer"), result: buildResult("NewsletterAlreadySubscribed", alreadySubscribed) },
    ]);
    await user.type(field(), "ada@example.com{Enter}");
    expect(await screen.findByText("Error")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(alreadySubscribed);
    expect(field()).toHaveValue("ada@example.com");
  });

  it.each([
    ["an invalid address", "BAD_USER_INPUT", "Please enter a valid email address"],
    ["too many attempts", "TOO_MANY_REQUESTS", "Too many subscriptions. Please try again in a minute."],
    ["a read-only demo", "FORBIDDEN", "This demo is read-only."],
  ])("shows the server's message about %s, and keeps the address", async (_, code, message) => {
    const errors = [{ message, extensions: { code } }];
    const { user, field } = show([{ request: asked("footer", "ada@host"), result: { errors } }]);
    await user.type(field(), "ada@host{Enter}");
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
    expect(field()).toHaveValue("ada@host");
  });

  it("apologizes for a server error and keeps the address", async () => {
    const { user, field } = show([{ request: asked("footer"), error: new TypeError("Failed to fetch") }]);
    await user.type(field(), "ada@example.com{Enter}");
    expect(await screen.findByText("Subscription Error")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "An error occurred during subscription. Please try again later.",
    );
    expect(field()).toHaveValue("ada@example.com");
  });

  it("has different toast titles on a category page", async () => {
    const { user, field } = show([subscribed("category-shoes")], { source: "category-shoes", titles: categoryTitles });
    await user.type(field(), "ada@example.com{Enter}");
    expect(await screen.findByText("Subscription Successful")).toBeVisible();
  });

  it("hides the honeypot from people", () => {
    show([]);
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    expect(document.querySelector("input[name='website']")).toHaveAttribute("tabindex", "-1");
  });
});
