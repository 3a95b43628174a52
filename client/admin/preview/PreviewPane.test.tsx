import { act, fireEvent, screen, within } from "@testing-library/react";
import { object, string } from "yup";
import { openAdminScreen } from "../../testing/renderAdmin";
import { FormText } from "../form/FormText";
import { RecordDialog } from "../record/RecordDialog";
import { useRecordForm } from "../record/useRecordForm";
import type { LoadPreview, PreviewOutcome } from "./draftPreview";

interface Values {
  title: string;
  image: string;
}

const required = (sentence: string) => string().trim().required(sentence);

function SuitForm({ load, initial }: { load: LoadPreview<Values>; initial: Values }) {
  const form = useRecordForm<Values>({
    draftKey: "suit:1",
    initial,
    version: 3,
    labels: { image: "Image URL" },
    schema: object({ title: required("Title is required"), image: required("Image URL is required") }),
    save: () => Promise.resolve({ kind: "saved" }),
  });
  return (
    <RecordDialog form={form} title="Edit Suit" submitLabel="Save" onClose={() => undefined} loadPreview={load}>
      <FormText name="title" label="Title" />
      <FormText name="image" label="Image URL" />
    </RecordDialog>
  );
}

const page = (title: string): PreviewOutcome => ({
  kind: "page",
  html: `<html><head></head><body>${title}</body></html>`,
});
const frame = () => screen.getByTitle<HTMLIFrameElement>("Preview of the page");
const settle = () => act(() => jest.advanceTimersByTimeAsync(1_000));

describe("the preview beside a form", () => {
  const original = globalThis.ResizeObserver;
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  afterAll(() => (globalThis.ResizeObserver = original));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  const open = async (load: LoadPreview<Values>, initial: Values = { title: "Navy", image: "a.jpg" }) => {
    await openAdminScreen(<SuitForm load={load} initial={initial} />);
    const toggle = () => fireEvent.click(screen.getByRole("button", { name: "Preview" }));
    const type = (label: string, text: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    return { toggle, type };
  };

  it("loads nothing until it opens, then the typed values, and nothing more when it is closed", async () => {
    const load = jest.fn<ReturnType<LoadPreview<Values>>, Parameters<LoadPreview<Values>>>(({ title }) =>
      Promise.resolve(page(title)),
    );
    const { toggle, type } = await open(load);
    type("Title", "Gray");
    await settle();
    expect(load).not.toHaveBeenCalled();
    toggle();
    await settle();
    expect(load.mock.calls.map(([values, version]) => [values.title, version])).toEqual([["Gray", 3]]);
    expect(frame().srcdoc).toContain("Gray");
    expect(frame()).toHaveAttribute("sandbox", "allow-same-origin");
    toggle();
    type("Title", "Blue");
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByTitle("Preview of the page")).toBeNull();
  });

  it("waits until typing pauses, and the last values win over a late response", async () => {
    const answers: ((outcome: PreviewOutcome) => void)[] = [];
    const signals: AbortSignal[] = [];
    const { toggle, type } = await open((_values, _version, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    });
    toggle();
    await settle();
    type("Title", "Gray");
    await act(() => jest.advanceTimersByTimeAsync(500));
    type("Title", "Gray suit");
    await settle();
    expect(answers).toHaveLength(2);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await act(() => Promise.resolve(answers[1]?.(page("Gray suit"))));
    await act(() => Promise.resolve(answers[0]?.(page("Navy"))));
    expect(frame().srcdoc).toContain("Gray suit");
  });

  it("says what to fill in, without a request, and shows the page again when it is there", async () => {
    const load = jest.fn(({ title }: Values) => Promise.resolve(page(title)));
    const { toggle, type } = await open(load, { title: "", image: "" });
    toggle();
    await settle();
    const pane = within(screen.getByRole("region", { name: "Preview" }));
    expect(pane.getByText("Fill in the title and the image URL to see the preview.")).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    type("Title", "Navy");
    type("Image URL", "a.jpg");
    await settle();
    expect(pane.queryByText(/Fill in/)).toBeNull();
    expect(frame().srcdoc).toContain("Navy");
  });

  it("keeps the last page below the server's sentence, and does not touch the form", async () => {
    let outcome: PreviewOutcome = page("Navy");
    const { toggle, type } = await open(() => Promise.resolve(outcome));
    toggle();
    await settle();
    outcome = { kind: "invalid", fieldErrors: { image: "Enter the web address of a picture, or upload one" } };
    type("Image URL", "x");
    await settle();
    const pane = within(screen.getByRole("region", { name: "Preview" }));
    expect(pane.getByText("Image URL: Enter the web address of a picture, or upload one")).toBeVisible();
    expect(frame().srcdoc).toContain("Navy");
    expect(screen.getByLabelText("Image URL")).toHaveAttribute("aria-invalid", "false");
    outcome = { kind: "failed", message: "The preview takes a short break. Try again in a minute." };
    type("Image URL", "y");
    await settle();
    expect(pane.getByText("The preview takes a short break. Try again in a minute.")).toBeVisible();
  });

  it("has the width of a phone or of a desktop", async () => {
    const { toggle } = await open(({ title }) => Promise.resolve(page(title)));
    toggle();
    await settle();
    expect(frame()).toHaveStyle({ width: "390px" });
    fireEvent.click(screen.getByRole("button", { name: "Desktop" }));
    expect(frame()).toHaveStyle({ width: "1280px" });
  });
});
