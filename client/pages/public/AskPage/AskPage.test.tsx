import type { MockLink } from "@apollo/client/testing";
import { screen } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { AskPageLookDocument, AskPageQuestionDocument } from "../../../graphql/generated/operations";
import { PageOutcomeContext } from "../../../shared/seo/PageStatus";
import { openApp } from "../../../testing/renderApp";
import { AskPage } from "./AskPage";

const look = {
  __typename: "Outfit",
  id: "7",
  slug: "navy-suit",
  title: "Navy Suit",
  image: "/art/outfit/7.svg",
  imageAlt: "A suit",
};

const answerOf = (askedQuestion: object | null): MockLink.MockedResponse => ({
  request: { query: AskPageQuestionDocument, variables: { id: "q" } },
  result: {
    data: {
      askedQuestion: askedQuestion && { __typename: "AskedQuestion", canMail: true, outfit: null, ...askedQuestion },
    },
  },
});

/** @param refused as the server renders the page after a form that was not stored */
const open = (url: string, mocks: MockLink.MockedResponse[] = [], refused?: Record<string, string>) =>
  openApp(
    [
      {
        path: paths.ask(),
        element: (
          <PageOutcomeContext
            value={refused ? { status: 400, refused: { fields: refused, message: "Please choose a picture." } } : null}
          >
            <AskPage />
          </PageOutcomeContext>
        ),
      },
    ],
    { url, mocks },
  );

const heading = (name: string) => screen.findByRole("heading", { name });

describe("the page that asks what a person wears", () => {
  it("sends a plain form, and shows what was typed again", async () => {
    const { container } = await open(paths.ask(), [], { text: "Whose coat?", address: "https://a.example/b.jpg" });
    expect(container.querySelector("form")).toHaveAttribute("enctype", "multipart/form-data");
    expect(screen.getByText("Please choose a picture.")).toHaveAttribute("role", "alert");
    expect(screen.getByLabelText("What do you want to know?")).toHaveValue("Whose coat?");
    expect(screen.getByLabelText("Or the address of a picture")).toHaveValue("https://a.example/b.jpg");
    expect(screen.getByLabelText("Picture (at most 10 MB)")).toHaveAttribute("type", "file");
  });

  it("has the words of a search that found nothing, until other ones were typed", async () => {
    const { unmount } = await open(paths.ask({ text: "kilt of the drummer" }));
    expect(screen.getByLabelText("What do you want to know?")).toHaveValue("kilt of the drummer");
    unmount();
    await open(paths.ask({ text: "kilt of the drummer" }), [], { text: "Whose kilt?", address: "" });
    expect(screen.getByLabelText("What do you want to know?")).toHaveValue("Whose kilt?");
  });

  const known: MockLink.MockedResponse = {
    request: { query: AskPageLookDocument, variables: { slug: look.slug } },
    result: { data: { outfit: look } },
  };

  it("shows the known look beside her picture, and lets the reader ask the editors with what she sent", async () => {
    const { container } = await open(paths.ask({ sent: "1", look: look.slug, question: "q" }), [known]);
    expect(await heading("Is it this look?")).toBeVisible();
    expect(screen.getByRole("img", { name: "A suit" })).toBeVisible();
    expect(screen.getByText("Your picture").parentElement?.querySelector("img")).toHaveAttribute(
      "src",
      "/ask/pictures/q",
    );
    const form = screen.getByRole("button", { name: "No, ask the editors" }).closest("form");
    expect(form).toHaveAttribute("action", "/ask?question=q");
    expect(form).toHaveAttribute("method", "post");
    expect(container.querySelector("input[name='other']")).toHaveValue("1");
  });

  it("asks whether it is the known look, and lets the reader ask the editors instead", async () => {
    const { user, container } = await open(paths.ask({ sent: "1", look: look.slug }), [known]);
    expect(await heading("Is it this look?")).toBeVisible();
    expect(screen.getByRole("link", { name: "See the look" })).toHaveAttribute("href", "/outfit/navy-suit");
    await user.click(screen.getByRole("link", { name: "No, ask the editors" }));
    expect(await heading("What is she wearing?")).toBeVisible();
    expect(container.querySelector("input[name='other']")).toHaveValue("1");
  });

  it("offers the answer by feed and by mail while editors look", async () => {
    await open(paths.ask({ sent: "1", question: "q" }), [answerOf({ status: "OPEN" })]);
    expect(await heading("Thank you")).toBeVisible();
    expect(screen.getByRole("link", { name: "Feed of the answer" })).toHaveAttribute("href", "/feeds/questions/q.xml");
    const field = screen.getByLabelText("Mail me the answer");
    expect(field.closest("form")).toHaveAttribute("action", "/ask?question=q");
    expect(field.closest("form")).toHaveAttribute("method", "post");
  });

  it("says to open the mail, and links to it in a demo", async () => {
    await open(paths.ask({ question: "q", mail: "m-1" }), [answerOf({ status: "OPEN" })]);
    expect(await screen.findByText(/^Please open the mail that we have sent you/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open it here" })).toHaveAttribute("href", "/outbox/m-1");
    expect(screen.queryByLabelText("Mail me the answer")).toBeNull();
  });

  it("shows a refused address again with its sentence", async () => {
    await open(paths.ask({ question: "q" }), [answerOf({ status: "OPEN" })], { email: "ada" });
    expect(await screen.findByText("Please choose a picture.")).toHaveAttribute("role", "alert");
    expect(screen.getByLabelText("Mail me the answer")).toHaveValue("ada");
  });

  it("offers no mail where none can be sent", async () => {
    await open(paths.ask({ question: "q" }), [answerOf({ status: "OPEN", canMail: false })]);
    expect(await heading("Thank you")).toBeVisible();
    expect(screen.queryByLabelText("Mail me the answer")).toBeNull();
  });

  it.each([
    ["We know this look", "See the look", "/outfit/navy-suit", { status: "ANSWERED", outfit: look }],
    ["No answer", "View all outfits", paths.outfits(), { status: "DISMISSED" }],
    ["No answer", "View all outfits", paths.outfits(), { status: "ANSWERED" }],
    ["Question not found", "Ask again", "/ask", null],
  ])("shows “%s”", async (title, link, href, question) => {
    await open(paths.ask({ question: "q" }), [answerOf(question)]);
    expect(await heading(title)).toBeVisible();
    expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", href);
  });

  it("waits for a new question that the database behind the page does not have yet", async () => {
    await open(paths.ask({ sent: "1", question: "q" }), [answerOf(null)]);
    expect(await heading("Thank you")).toBeVisible();
  });
});
