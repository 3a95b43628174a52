import { screen } from "@testing-library/react";
import { BlogAdministratorDocument, UploadSampleArticleDocument } from "../../../graphql/generated/operations";
import { renderPart } from "../../../testing/renderApp";
import { SampleArticleUploader } from "./SampleArticleUploader";

const administrator = (id: string | null) => ({
  request: { query: BlogAdministratorDocument },
  result: { data: { currentAdministrator: id && { __typename: "AdminUser" as const, id } } },
});
const request = { query: UploadSampleArticleDocument, variables: { article: "SAMPLE" as const } };
const post = {
  __typename: "BlogPost" as const,
  id: "1",
  slug: "a",
  title: "A",
  excerpt: "",
  image: "",
  date: "2025-01-01",
  category: "Shoes",
};

describe("SampleArticleUploader", () => {
  it("asks a visitor to sign in", async () => {
    renderPart(<SampleArticleUploader onUploaded={() => undefined} />, { mocks: [administrator(null)] });
    expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/admin/login?next=%2Fblog");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("uploads for an administrator and shows a toast", async () => {
    const onUploaded = jest.fn();
    const { user } = renderPart(<SampleArticleUploader onUploaded={onUploaded} />, {
      mocks: [administrator("1"), { request, result: { data: { uploadSampleArticle: post } as never } }],
    });
    await user.click(await screen.findByRole("button", { name: "Upload Sample article" }));
    expect(await screen.findByText("Sample article uploaded")).toBeVisible();
    expect(onUploaded).toHaveBeenCalledTimes(1);
  });

  it("reports a failure", async () => {
    const onUploaded = jest.fn();
    const { user } = renderPart(<SampleArticleUploader onUploaded={onUploaded} />, {
      mocks: [administrator("1"), { request, error: new Error("down") }],
    });
    await user.click(await screen.findByRole("button", { name: "Upload Sample article" }));
    expect(await screen.findByText("Failed to upload Sample article. Please try again.")).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
    expect(onUploaded).not.toHaveBeenCalled();
  });
});
