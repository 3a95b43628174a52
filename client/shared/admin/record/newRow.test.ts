import { contributorOutcome, newRowStatus } from "./newRow";

test("newRowStatus: sends a status only for a draft and for a review", () => {
  expect((["save", "draft", "review"] as const).map(newRowStatus)).toEqual([
    {},
    { status: "DRAFT" },
    { status: "IN_REVIEW" },
  ]);
});

test("contributorOutcome: says what became of a contributor's row, and nothing to others", () => {
  expect(contributorOutcome("contributor", "save")?.title).toBe("Saved as a draft");
  expect(contributorOutcome("contributor", "review")?.title).toBe("Submitted for review");
  expect(contributorOutcome("editor", "draft")).toBeNull();
});
