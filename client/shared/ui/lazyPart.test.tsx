import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { lazyPart, NotLoaded } from "./lazyPart";

const fail = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a page remains when the code of a part of it cannot be loaded", async () => {
  const Count = lazyPart(fail);
  const Devices = lazyPart(fail, NotLoaded);
  render(
    <Suspense>
      <h1>Favorites</h1>
      <Count />
      <Devices />
    </Suspense>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("This part could not be loaded.");
  expect(screen.getByRole("heading", { name: "Favorites" })).toBeVisible();
});
