import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import Dialog from "@mui/material/Dialog";
import { useState } from "react";
import { renderPart } from "../../testing/renderApp";
import { ThemeRoot } from "../theme/ThemeRoot";
import { useToast } from "./ToastContext";
import { ToastProvider } from "./ToastProvider";

// Compiling it would take longer than a toast is shown.
beforeAll(() => import("./ToastSnackbar"));

function Form({ onUndo = () => undefined }: { onUndo?: () => void }) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => toast({ title: "Success", text: "Thank you." })}>Send</button>
      <button onClick={() => toast({ title: "Email Required", variant: "destructive" })}>Fail</button>
      <button
        onClick={() => {
          toast({ title: "First" });
          toast({ title: "Second" });
        }}
      >
        Both
      </button>
      <button onClick={() => toast({ title: "Deleted", action: { label: "Undo", onClick: onUndo } })}>Delete</button>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open}>
        <button onClick={() => toast({ title: "Uploaded" })}>Upload</button>
      </Dialog>
    </>
  );
}

describe("ToastProvider", () => {
  it("replaces a toast by the next one, even before it was shown", async () => {
    const { user } = renderPart(<Form />);
    await user.click(screen.getByRole("button", { name: "Both" }));
    expect(await screen.findByText("Second")).toBeVisible();
    expect(screen.queryByText("First")).toBeNull();
  });

  it("announces a toast inside a dialog, which hides everything else", async () => {
    // As in the document: the regions are children of the body, and a dialog hides the body's other children.
    render(
      <ThemeRoot>
        <ToastProvider>
          <Form />
        </ToastProvider>
      </ThemeRoot>,
      { container: document.body },
    );
    fireEvent.click(screen.getByText("Open"));
    fireEvent.click(await screen.findByRole("button", { name: "Upload" }));
    expect(await screen.findByText("Uploaded")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Open" })).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent("Uploaded");
  });
});

describe("ToastProvider: time", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

  it("announces toasts politely or assertively, one at a time, for two seconds", async () => {
    renderPart(<Form />);
    fireEvent.click(screen.getByText("Send"));
    expect(await screen.findByText("Success")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("SuccessThank you.");
    fireEvent.click(screen.getByText("Fail"));
    expect(await screen.findByText("Email Required")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Email Required");
    expect(screen.queryByText("Success")).toBeNull();
    pass(1.5);
    expect(screen.getByText("Email Required")).toBeVisible();
    pass(2);
    await waitFor(() => expect(screen.queryByText("Email Required")).toBeNull());
  });

  /** Without user-event, whose own delays stop with fake timers. */
  async function showUndo(onUndo?: () => void) {
    renderPart(<Form onUndo={onUndo} />);
    fireEvent.click(screen.getByText("Delete"));
    return screen.findByRole("button", { name: "Undo" });
  }
  it("keeps a toast with an action for ten seconds", async () => {
    await showUndo();
    pass(9);
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    pass(2);
    await waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());
  });

  it("keeps a toast with an action while it has the focus", async () => {
    const undo = await showUndo();
    fireEvent.focus(undo);
    pass(60);
    expect(undo).toBeVisible();
    fireEvent.blur(undo);
    pass(11);
    await waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());
  });

  it("runs the action of a toast once and closes it", async () => {
    const onUndo = jest.fn();
    fireEvent.click(await showUndo(onUndo));
    expect(onUndo).toHaveBeenCalledTimes(1);
    pass(1);
    await waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());
  });
});
