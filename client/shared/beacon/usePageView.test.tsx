import { Link } from "react-router-dom";
import { screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { renderPart } from "../../testing/renderApp";
import { usePageView } from "./usePageView";

function Page({ counted }: { counted: boolean }) {
  usePageView(useLocation().pathname, counted);
  return <Link to="/shop?search=coat">Shop</Link>;
}

describe("usePageView", () => {
  const beacons: { address: unknown; body: unknown }[] = [];
  beforeEach(() => {
    beacons.length = 0;
    navigator.sendBeacon = (address, body) => beacons.push({ address, body }) > 0;
  });
  afterEach(() => {
    for (const name of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, name);
    Reflect.deleteProperty(document, "prerendering");
  });
  const paths = (): Promise<unknown[]> =>
    Promise.all(
      beacons.map(
        ({ body }) =>
          new Promise((resolve) => {
            const reader = new FileReader();
            reader.onload = () => resolve(JSON.parse(reader.result as string));
            reader.readAsText(body as Blob);
          }),
      ),
    );

  it("reports each path once, as JSON and without its query", async () => {
    const { user } = renderPart(<Page counted />, { url: "/blog?category=Shoes" });
    await user.click(screen.getByRole("link"));
    await user.click(screen.getByRole("link"));
    await waitFor(() => expect(beacons).toHaveLength(2));
    expect(beacons.map(({ address }) => address)).toEqual(["/beacon", "/beacon"]);
    expect((beacons[0]?.body as Blob).type).toBe("application/json");
    expect(await paths()).toEqual([{ path: "/blog" }, { path: "/shop" }]);
  });

  /** A report waits in the same way, and would be first. */
  const pass = () => new Promise((resolve) => setTimeout(resolve));

  it("reports nothing when the settings disable it", async () => {
    renderPart(<Page counted={false} />);
    await pass();
    expect(beacons).toEqual([]);
  });

  it.each([
    ["Do Not Track", "doNotTrack", "1"],
    ["Global Privacy Control", "globalPrivacyControl", true],
  ])("reports nothing for a browser with %s", async (_, name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    renderPart(<Page counted />);
    await pass();
    expect(beacons).toEqual([]);
  });

  it("waits until a prerendered page is shown", () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    renderPart(<Page counted />, { url: "/blog" });
    expect(beacons).toEqual([]);
    document.dispatchEvent(new Event("prerenderingchange"));
    expect(beacons).toHaveLength(1);
  });
});
