import { fireEvent, screen, waitFor } from "@testing-library/react";
import { fakeUploads } from "../../../testing/fakeUpload";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { ImportProductsPage } from "./ImportProductsPage";

describe("ImportProductsPage: products from a file", () => {
  const { last } = fakeUploads();
  const report = {
    source: "tide",
    dryRun: true,
    rows: 30,
    products: 12,
    categories: { dresses: 4, shoes: 1, makeup: 0, handbags: 0, cars: 0, bikes: 0 },
    created: 5,
    updated: 0,
    unchanged: 0,
    dated: 0,
    edited: { items: 0, fields: 0, first: [] },
    leftOut: { unpublished: 1, trashed: 0, faulty: 1, otherTypes: 5, types: [{ name: "Hats", count: 5 }] },
    problemCount: 22,
    problems: [{ line: 5, sentence: "The product has no title." }],
    seconds: 0.42,
  };
  const choose = (size = 1, name = "tide.csv") => {
    const file = new File(["x"], name);
    Object.defineProperty(file, "size", { value: size });
    fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, { target: { files: [file] } });
  };
  const figure = (name: string) => screen.getByText(name).parentElement?.textContent;
  const check = () => screen.getByRole("button", { name: "Check the file" });
  const template = () => screen.getByLabelText("Link Template");

  it("are checked, reported, and imported", async () => {
    const { user } = await openAdminScreen(<ImportProductsPage />);
    choose();
    expect(await screen.findByDisplayValue("tide")).toBe(screen.getByLabelText(/^Source/));
    await user.type(screen.getByLabelText("Currency"), "eur");
    await user.click(template());
    await user.paste("https://tide.example/p/{handle}");
    await user.click(check());
    expect(await screen.findByText("Uploading...")).toBeVisible();
    expect(last().target).toBe("POST /api/products");
    expect(
      [...(last().body?.entries() ?? [])].map(([name, value]) => [name, value instanceof File ? "file" : value]),
    ).toEqual([
      ["source", "tide"],
      ["currency", "eur"],
      ["linkTemplate", "https://tide.example/p/{handle}"],
      ["dryRun", "true"],
      ["file", "file"],
    ]);
    await last().respond(200, report);
    expect(await screen.findByText("This is what would change")).toBeVisible();
    expect(figure("Dresses")).toBe("Dresses4");
    expect(screen.getByText("Other types: Hats (5)")).toBeVisible();
    expect(screen.getByText("22 problems in the file")).toBeVisible();
    expect(screen.getByText("The product has no title.")).toBeVisible();
    expect(screen.getByText("and 21 more.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Import now" }));
    expect(last().body?.get("dryRun")).toBe("false");
    await last().respond(200, { ...report, dryRun: false });
    expect(await screen.findByText("5 items created, 0 updated, 0 unchanged")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Import now" })).toBeNull();
  });

  it("use the file's name as source until the editor types one", async () => {
    const { user } = await openAdminScreen(<ImportProductsPage />);
    choose();
    const source = screen.getByLabelText(/^Source/);
    await waitFor(() => expect(source).toHaveValue("tide"));
    choose(1, "ebb.csv");
    await waitFor(() => expect(source).toHaveValue("ebb"));
    await user.type(source, " shop");
    choose(1, "tide.csv");
    expect(await screen.findByText("tide.csv")).toBeVisible();
    expect(source).toHaveValue("ebb shop");
  });

  it("report which fields keep an editor's changes", async () => {
    const { user } = await openAdminScreen(<ImportProductsPage />);
    choose();
    await user.click(check());
    await screen.findByText("Uploading...");
    const fields = [{ field: "Title", item: "The Wave", source: "Wave Gown" }];
    const edited = { items: 2, fields: 2, first: [{ line: 7, title: "Wave Gown", fields }] };
    await last().respond(200, { ...report, created: 0, dated: 3, edited });
    expect(await screen.findByText("Your edits kept")).toBeVisible();
    expect(screen.getByText(/^2 fields of 2 items were changed by an editor and keep their value/)).toBeVisible();
    expect(screen.getByText("Line 7")).toBeVisible();
    expect(screen.getByText("Title: “The Wave” is kept, the file has “Wave Gown”")).toBeVisible();
    expect(screen.getByText("3 prices confirmed as of today.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Import now" })).toBeEnabled();
  });

  it("require a three-letter currency", async () => {
    const { user } = await openAdminScreen(<ImportProductsPage />);
    choose();
    await user.type(screen.getByLabelText("Currency"), "euro");
    await user.click(check());
    expect(await screen.findByText("Enter a three-letter code, for example EUR")).toBeVisible();
    expect(last()).toBeUndefined();
  });

  it("require another check when a setting changes", async () => {
    const { user } = await openAdminScreen(<ImportProductsPage />);
    choose();
    await user.click(check());
    await screen.findByText("Uploading...");
    await last().respond(200, report);
    expect(await screen.findByRole("button", { name: "Import now" })).toBeVisible();
    await user.click(screen.getByLabelText(/^Source/));
    await user.paste("-2");
    expect(screen.queryByRole("button", { name: "Import now" })).toBeNull();
    expect(screen.queryByText("This is what would change")).toBeNull();
  });

  it("require a file of at most 50 MB, a source and a valid template", async () => {
    const { user } = await openAdminScreen(<ImportProductsPage />);
    await user.click(check());
    expect(await screen.findByText("Please choose a file.")).toBeVisible();
    expect(await screen.findByText("Source is required")).toBeVisible();
    choose(50 * 1024 * 1024 + 1);
    expect(await screen.findByText("This file is too large. Choose one of at most 50 MB.")).toBeVisible();
    await user.click(template());
    await user.paste("javascript:{{handle}");
    await user.click(check());
    expect(await screen.findByText(/^Enter a URL with \{handle\} after/)).toBeVisible();
    expect(last()).toBeUndefined();
  });

  it("show the server's error, and the upload can be canceled", async () => {
    const { user } = await openAdminScreen(<ImportProductsPage />);
    choose();
    await user.click(check());
    await screen.findByText("Uploading...");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(last().aborted).toBe(true);
    expect(screen.queryByText("Uploading...")).toBeNull();
    await user.click(check());
    await screen.findByText("Uploading...");
    const message = 'Another import of "tide" is running. Nothing was written.';
    await last().respond(400, { errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] });
    expect(await screen.findByText(message)).toBeVisible();
  });
});
