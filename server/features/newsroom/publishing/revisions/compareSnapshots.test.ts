import { compareSnapshots } from "./compareSnapshots";

test("a row's own place is a field; the place of a part is its order", () => {
  const [coat, bag] = [
    { id: "1", title: "Coat", place: 0 },
    { id: "2", title: "Bag", place: 1 },
  ];
  const before = { id: "0", place: "Cannes", pieces: [coat, bag] };
  const after = {
    id: "0",
    place: "Venice",
    pieces: [
      { ...bag, place: 0 },
      { ...coat, place: 1 },
    ],
  };
  expect(compareSnapshots(before, after)).toEqual([
    { field: "place", item: null, before: "Cannes", after: "Venice" },
    { field: "pieces.order", item: null, before: "Coat, Bag", after: "Bag, Coat" },
  ]);
});
