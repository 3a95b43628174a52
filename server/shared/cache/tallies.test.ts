import { tellWrite } from "../content/write";
import { createTallies, talliesAtHand } from "./tallies";

test("a request uses tallies until something is written that the place it reads from may not have", () => {
  const tallies = createTallies();
  expect(talliesAtHand(tallies).now()).toBeNull();
  tallies.start();
  const before = talliesAtHand(tallies);
  expect(before.now()).toBe(tallies);
  tellWrite(new Set(["outfits"]));
  expect(before.now()).toBeNull();
  expect(talliesAtHand(tallies).now()).toBe(tallies);
});
