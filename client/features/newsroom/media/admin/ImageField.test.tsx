import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { sessionGate } from "../../../../admin/session/sessionGate";
import { FakeUpload, fakeUploads } from "../../../../testing/fakeUpload";
import { renderPart } from "../../../../testing/renderApp";
import { ImageField, type ImageFieldProps } from "./ImageField";

const address = "/pictures/0123456789abcdef0123456789abcdef-700x500.webp";
const file = (type = "image/png", size = 10, name = "coat.png") => new File([new Uint8Array(size)], name, { type });

const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

function Form(props: Partial<ImageFieldProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return <ImageField name="image" label="Portrait" kind="celebrity" {...props} value={value} onChange={setValue} />;
}

const open = (props: Partial<ImageFieldProps> = {}) => {
  const view = renderPart(<Form {...props} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /Portrait/ });
  const picker = view.container.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  const preview = () => view.container.querySelector("img")?.getAttribute("src");
  return {
    ...view,
    field,
    picker,
    preview,
    choose: (chosen: File) => fireEvent.change(picker, { target: { files: [chosen] } }),
  };
};
describe("ImageField", () => {
  const { last } = fakeUploads();

  it("uploads a file, shows the progress, and shows the image", async () => {
    const { field, picker, preview, choose } = open();
    expect(picker).toHaveAttribute("accept", "image/jpeg,image/png,image/webp,image/avif,image/gif");
    expect(preview()).toBe("/art/placeholder/celebrity.svg");
    choose(file());
    expect(screen.getByText("Uploading...")).toBeVisible();
    expect(last().target).toBe("POST /api/pictures");
    expect((last().body?.get("file") as File).name).toBe("coat.png");
    act(() => last().upload.onprogress?.({ loaded: 45, total: 100 }));
    expect(screen.getByRole("progressbar", { name: "Upload of coat.png" })).toHaveAttribute("aria-valuenow", "45");
    await last().respond(200, { address, width: 700, height: 500, widths: [320, 640, 700] });
    expect(field).toHaveValue(address);
    expect(await screen.findByText("Image uploaded successfully")).toBeVisible();
    expect(screen.queryByText("Uploading...")).toBeNull();
    await waitFor(() => expect(preview()).toBe(address));
  });

  it("says what can be uploaded, after the field's own hint", () => {
    const { field } = open();
    const limits =
      "JPEG, PNG, WebP, AVIF or GIF. At least 400 pixels on the longer side, at most 25 MB and 100 megapixels.";
    expect(field).toHaveAccessibleDescription(`${limits} You can also drop or paste an image here.`);
    renderPart(
      <ImageField
        name="logo"
        label="Logo"
        kind="category"
        use="mark"
        hint="Works best wide."
        value=""
        onChange={jest.fn()}
      />,
    );
    expect(screen.getByRole("textbox", { name: "Logo" })).toHaveAccessibleDescription(
      /^Works best wide\. JPEG.*At least 48 pixels on the longer side/,
    );
  });

  it("leaves the decision about HEIC to the server", () => {
    const { choose } = open();
    choose(file("image/heic", 10, "IMG_1.HEIC"));
    expect(FakeUpload.sent).toHaveLength(1);
  });

  it("shows why an image was rejected, until the next input", async () => {
    const { user, field, choose } = open({ value: "/art/outfit/1.svg" });
    const sentence = "This file is damaged or incomplete. Save the image again, or choose another one.";
    choose(file());
    await last().respond(400, refusal("BAD_USER_INPUT", sentence));
    // Announced once, at the field: a toast would cover it.
    expect(await screen.findByText(/Failed to upload image/)).toHaveAttribute("role", "alert");
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(`Failed to upload image. ${sentence}`);
    expect(field).toHaveValue("/art/outfit/1.svg");
    await user.type(field, "x");
    expect(field).toBeValid();
  });

  it("reports network errors and unreadable responses", async () => {
    const { field, choose } = open();
    choose(file());
    await act(() => Promise.resolve(last().onerror?.()));
    expect(field).toHaveAccessibleDescription(
      "Failed to upload image. The server cannot be reached. Check your connection and try again.",
    );
    choose(file());
    await last().respond(502, "<html>");
    expect(field).toHaveAccessibleDescription("Failed to upload image. An unexpected error occurred");
  });

  it.each([
    ["no picture", file("text/html"), /^Failed to upload image\. This file is not a usable image\. Choose a JPEG/],
    ["a drawing", file("image/svg+xml"), /^Failed to upload image\. This file is not a usable image\. Choose a JPEG/],
    ["too large", file("image/png", 25 * 1024 * 1024 + 1), /at most 25 MB/],
    ["empty", file("image/png", 0), /empty/],
  ])("sends nothing that is %s", (_, chosen, sentence) => {
    const { field, choose } = open();
    choose(chosen);
    expect(FakeUpload.sent).toEqual([]);
    expect(field).toHaveAccessibleDescription(sentence);
  });

  it("can be canceled, and ignores an upload that another one replaced", async () => {
    const { user, field, choose } = open({ value: "/art/outfit/1.svg" });
    choose(file());
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(last().aborted).toBe(true);
    expect(screen.queryByText("Uploading...")).toBeNull();
    expect(field).toHaveFocus();
    expect(field).toBeValid();
    choose(file());
    const first = last();
    choose(file("image/png", 10, "second.png"));
    expect([first.aborted, FakeUpload.sent.length]).toEqual([true, 3]);
    await last().respond(200, { address });
    expect(field).toHaveValue(address);
  });

  it("cancels the upload when the form unmounts", () => {
    const { choose, unmount } = open();
    choose(file());
    unmount();
    expect(last().aborted).toBe(true);
  });

  it("waits for a sign-in when the session has expired, and sends the file again", async () => {
    const { field, choose } = open();
    choose(file());
    await last().respond(401, refusal("UNAUTHENTICATED", "Please sign in to do this."));
    expect(sessionGate.isClosed()).toBe(true);
    expect(screen.getByText("Uploading...")).toBeVisible();
    await act(() => Promise.resolve(sessionGate.reopen()));
    expect(FakeUpload.sent).toHaveLength(2);
    await last().respond(200, { address });
    expect(field).toHaveValue(address);
    choose(file());
    await last().respond(401, refusal("UNAUTHENTICATED", "Please sign in to do this."));
    await act(() => Promise.resolve(sessionGate.giveUp()));
    expect(field).toHaveAccessibleDescription("Failed to upload image. Please sign in to do this.");
  });

  it("accepts files that are dropped or pasted, and ignores text", () => {
    const { field } = open();
    const drag = createEvent.dragOver(field, { dataTransfer: { types: ["Files"] } });
    fireEvent(field, drag);
    expect(drag.defaultPrevented).toBe(true);
    fireEvent.drop(field, { dataTransfer: { files: [file()] } });
    expect(FakeUpload.sent).toHaveLength(1);
    fireEvent.paste(field, { clipboardData: { types: ["Files"], files: [file()] } });
    expect(FakeUpload.sent).toHaveLength(2);
    const words = createEvent.paste(field, { clipboardData: { types: ["text/plain", "Files"], files: [file()] } });
    fireEvent(field, words);
    expect([words.defaultPrevented, FakeUpload.sent.length]).toEqual([false, 2]);
  });

  it("works by keyboard", async () => {
    const { user, picker, field } = open({ value: address });
    const clicked = jest.spyOn(picker, "click");
    await user.tab();
    expect(field).toHaveFocus();
    await user.tab();
    await user.keyboard("{Enter}");
    expect(clicked).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(screen.getByRole("button", { name: "Choose from library: Portrait" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Remove: Portrait" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
  });

  it("previews a valid URL, and reports a missing image", async () => {
    const { user, field, preview, container } = open();
    await user.type(field, "https://shop.example/coat.jpg");
    expect(preview()).toBe("/art/placeholder/celebrity.svg");
    await waitFor(() => expect(preview()).toBe("https://shop.example/coat.jpg"));
    fireEvent.error(container.querySelector("img") as HTMLImageElement);
    expect(field).toHaveAccessibleDescription("No image was found at this address.");
    expect(field).toBeValid();
    await user.clear(field);
    await user.type(field, "javascript:alert(1)");
    await user.tab();
    expect(field).toHaveAccessibleDescription("Enter the web address of a picture, or upload one");
    expect(field).toBeInvalid();
    expect(preview()).toBe("/art/placeholder/celebrity.svg");
  });

  it("shows the form's error, marks required fields, and can be disabled", () => {
    const { field } = open({ error: "Image URL is required", required: true, disabled: true, value: address });
    expect(field).toHaveAccessibleDescription("Image URL is required");
    expect(field).toBeRequired();
    expect(field).toBeDisabled();
    expect(screen.getByRole("button", { name: "Upload a file: Portrait" })).toBeDisabled();
    fireEvent.drop(field, { dataTransfer: { files: [file()] } });
    expect(FakeUpload.sent).toEqual([]);
  });
});
