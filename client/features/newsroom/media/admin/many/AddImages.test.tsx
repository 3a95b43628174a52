import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { FakeUpload, fakeUploads } from "../../../../../testing/fakeUpload";
import { renderPart } from "../../../../../testing/renderApp";
import { AddImages } from "./AddImages";
import { useImageUploads } from "./useImageUploads";

const file = (name: string, type = "image/png") => new File([new Uint8Array(10)], name, { type });

function Form({ onUploaded }: { onUploaded: (address: string) => void }) {
  const uploads = useImageUploads();
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown ? <AddImages uploads={uploads} onUploaded={onUploaded} /> : null}
      <button type="button" onClick={() => setShown(!isShown)}>
        Other tab
      </button>
      <output>{uploads.isUploading ? "busy" : "idle"}</output>
    </>
  );
}

const open = () => {
  const added: string[] = [];
  const view = renderPart(<Form onUploaded={(address) => added.push(address)} />);
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText("Picture files"), { target: { files } });
  const lines = () =>
    within(screen.getByRole("list", { name: "Uploads" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  return { ...view, added, choose, lines };
};

describe("AddImages", () => {
  const { last } = fakeUploads();

  it("uploads several files in order, and shows the progress of each", async () => {
    const { added, choose, lines } = open();
    expect(screen.getByLabelText("Picture files")).toHaveAttribute("multiple");
    choose(file("a.png"), file("b.png"));
    act(() => last().upload.onprogress?.({ loaded: 45, total: 100 }));
    expect(screen.getByRole("progressbar", { name: "Upload of a.png" })).toHaveAttribute("aria-valuenow", "45");
    expect(lines()).toEqual([expect.stringContaining("a.png"), "b.pngWaiting"]);
    await last().respond(200, { address: "/pictures/a.webp" });
    expect((last().body?.get("file") as File).name).toBe("b.png");
    expect(screen.getByText("busy")).toBeVisible();
    await last().respond(200, { address: "/pictures/b.webp" });
    expect(added).toEqual(["/pictures/a.webp", "/pictures/b.webp"]);
    expect(screen.queryByRole("list", { name: "Uploads" })).toBeNull();
    expect(screen.getByText("idle")).toBeVisible();
  });

  it("names each refused file, and uploads the others", async () => {
    const { user, added, choose, lines } = open();
    choose(file("a.png"), file("notes.txt", "text/plain"), file("c.png"));
    await last().respond(400, {
      errors: [{ message: "This file is damaged.", extensions: { code: "BAD_USER_INPUT" } }],
    });
    await last().respond(200, { address: "/pictures/c.webp" });
    expect(added).toEqual(["/pictures/c.webp"]);
    expect(lines()).toEqual([
      "a.png was not uploaded. This file is damaged.",
      expect.stringMatching(/^notes\.txt was not uploaded\. This file is not a usable image/),
    ]);
    expect(screen.getByText("idle")).toBeVisible();
    await user.click(screen.getByLabelText("Dismiss: a.png"));
    expect(lines()).toHaveLength(1);
  });

  it("cancels one file, and continues with the next", async () => {
    const { user, added, choose } = open();
    choose(file("a.png"), file("b.png"));
    await user.click(screen.getByText("Cancel"));
    expect(FakeUpload.sent[0]?.aborted).toBe(true);
    await last().respond(200, { address: "/pictures/b.webp" });
    expect(added).toEqual(["/pictures/b.webp"]);
  });

  it("continues while another tab is shown, and stops with the form", async () => {
    const { user, added, choose, unmount } = open();
    choose(file("a.png"), file("b.png"));
    await user.click(screen.getByText("Other tab"));
    await last().respond(200, { address: "/pictures/a.webp" });
    expect(added).toEqual(["/pictures/a.webp"]);
    unmount();
    expect(last().aborted).toBe(true);
  });

  it("accepts several dropped or pasted files", () => {
    const { lines } = open();
    const button = screen.getByText("Add Pictures");
    fireEvent.drop(button, { dataTransfer: { files: [file("a.png"), file("b.png")] } });
    fireEvent.paste(button, { clipboardData: { types: ["Files"], files: [file("c.png")] } });
    expect(lines()).toEqual([expect.stringContaining("a.png"), "b.pngWaiting", "c.pngWaiting"]);
  });
});
