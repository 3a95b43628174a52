import { unpublishedOutcome, newRowStatus } from "./useKindForm";

test("newRowStatus: sends a status only for a draft and for a review", () => {
  expect((["save", "draft", "review"] as const).map(newRowStatus)).toEqual([
    {},
    { status: "DRAFT" },
    { status: "IN_REVIEW" },
  ]);
});

test("unpublishedOutcome: says what became of a draft, and nothing of a published row", () => {
  expect(unpublishedOutcome("contributor", "save")?.title).toBe("Saved as a draft");
  expect(unpublishedOutcome("contributor", "review")?.title).toBe("Submitted for review");
  expect(unpublishedOutcome("editor", "draft")?.title).toBe("Saved as a draft");
  expect(unpublishedOutcome("editor", "save")).toBeNull();
});
