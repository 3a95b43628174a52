import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { pressedAttribute, replayPreHydrationInput } from "./preHydrationInput";

function Page() {
  const [text, setText] = useState("");
  const [comment, setComment] = useState("");
  const [sort, setSort] = useState("newest");
  const [style, setStyle] = useState("classic");
  const [presses, setPresses] = useState(0);
  return (
    <form>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="Picture" type="file" />
      <textarea aria-label="Comment" value={comment} onChange={({ target }) => setComment(target.value)} />
      <select aria-label="Sort by" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="newest">Newest</option>
        <option value="price">Price</option>
      </select>
      {["classic", "boho"].map((value) => (
        <label key={value}>
          <input type="radio" name="style" value={value} checked={style === value} onChange={() => setStyle(value)} />
          {value}
        </label>
      ))}
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Like
      </button>
      <output>{JSON.stringify({ text, comment, sort, style, presses })}</output>
    </form>
  );
}

/** Renders the page as the server does, lets the visitor act, hydrates it and replays; returns what React knows then. */
async function arrive(visit: () => void): Promise<unknown> {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(container);
  visit();
  await act(async () => {
    hydrateRoot(container, <Page />);
    await replayPreHydrationInput();
  });
  return JSON.parse(screen.getByRole("status").textContent);
}

/** As a browser does: the value can be read, and scripts can only clear it. */
function chooseFile(field: HTMLInputElement): void {
  let value = "C:\\fakepath\\coat.jpg";
  Object.defineProperty(field, "value", {
    get: () => value,
    set: (given: string) => {
      if (given !== "") throw new DOMException("Only the empty string.", "InvalidStateError");
      value = "";
    },
  });
}

describe("input before hydration", () => {
  afterEach(() => document.body.replaceChildren());

  const untouched = { text: "", comment: "", sort: "newest", style: "classic", presses: 0 };
  const field = <Kind extends HTMLElement>(name: string) => screen.getByLabelText<Kind>(name);

  it.each<[string, () => void, Partial<typeof untouched>]>([
    ["a typed text", () => (field<HTMLInputElement>("Search").value = "coat"), { text: "coat" }],
    ["a typed comment", () => (field<HTMLTextAreaElement>("Comment").value = "Two\nlines"), { comment: "Two\nlines" }],
    ["a chosen option", () => (field<HTMLSelectElement>("Sort by").value = "price"), { sort: "price" }],
    ["a checked radio button", () => (field<HTMLInputElement>("boho").checked = true), { style: "boho" }],
    ["a pressed button", () => screen.getByRole("button").setAttribute(pressedAttribute, ""), { presses: 1 }],
    ["nothing", () => undefined, {}],
  ])("reaches React: %s", async (_, visit, changed) => {
    expect(await arrive(visit)).toEqual({ ...untouched, ...changed });
  });

  it("leaves a chosen file in its field, and replays what follows it", async () => {
    const known = await arrive(() => {
      chooseFile(field<HTMLInputElement>("Picture"));
      field<HTMLTextAreaElement>("Comment").value = "A coat";
    });
    expect(field<HTMLInputElement>("Picture").value).toBe("C:\\fakepath\\coat.jpg");
    expect(known).toEqual({ ...untouched, comment: "A coat" });
  });

  it("reaches React together, and stays in the fields", async () => {
    const known = await arrive(() => {
      field<HTMLInputElement>("Search").value = "coat";
      field<HTMLSelectElement>("Sort by").value = "price";
    });
    expect(known).toEqual({ ...untouched, text: "coat", sort: "price" });
    expect(field("Search")).toHaveValue("coat");
    expect(field("Sort by")).toHaveValue("price");
  });
});
