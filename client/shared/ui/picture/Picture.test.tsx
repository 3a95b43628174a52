import { fireEvent, screen } from "@testing-library/react";
import { renderPart } from "../../../testing/renderApp";
import { Picture } from "./Picture";

describe("Picture", () => {
  it("reserves its space and loads lazily", () => {
    renderPart(<Picture src="/media/a.webp" alt="A coat" kind="outfit" width={800} height={1000} />);
    const image = screen.getByRole("img", { name: "A coat" });
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("width", "800");
    expect(image).toHaveStyle({ aspectRatio: "800 / 1000" });
  });

  it("loads eagerly with high priority", () => {
    renderPart(<Picture src="/a.webp" alt="A" kind="outfit" width={8} height={10} priority />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("shows the placeholder of its kind when the file is missing or broken", () => {
    renderPart(<Picture src="" alt="None" kind="celebrity" width={8} height={10} />);
    expect(screen.getByAltText("None")).toHaveAttribute("src", "/art/placeholder/celebrity.svg");
    renderPart(<Picture src="/gone.webp" alt="Gone" kind="product" width={8} height={10} />);
    fireEvent.error(screen.getByAltText("Gone"));
    expect(screen.getByAltText("Gone")).toHaveAttribute("src", "/art/placeholder/product.svg");
    fireEvent.error(screen.getByAltText("Gone"));
    expect(screen.getByAltText("Gone")).toHaveAttribute("src", "/art/placeholder/product.svg");
  });

  const uploaded = "/pictures/0123456789abcdef0123456789abcdef-700x700.webp";

  it("offers all widths of an uploaded image, and the placeholder when it fails", () => {
    const { container } = renderPart(
      <Picture src={uploaded} alt="Up" kind="outfit" width={8} height={8} sizes="40vw" priority />,
    );
    const image = screen.getByRole("img", { name: "Up" });
    expect(image).toHaveAttribute("srcset", expect.stringMatching(/-320\.webp 320w, .*-700x700\.webp 700w$/));
    expect(image).toHaveAttribute("sizes", "40vw");
    expect(container.querySelector("source")).toHaveAttribute("type", "image/avif");
    expect(container.querySelector("source")).toHaveAttribute("srcset", expect.stringContaining("-640.avif 640w"));
    fireEvent.error(image);
    expect(screen.getByAltText("Up")).toHaveAttribute("src", "/art/placeholder/outfit.svg");
    expect(screen.getByAltText("Up")).not.toHaveAttribute("srcset");
    expect(container.querySelector("source")).toBeNull();
  });

  it("uses automatic sizes for lazy images", () => {
    renderPart(<Picture src={uploaded} alt="Up" kind="outfit" width={8} height={8} sizes="40vw" />);
    expect(screen.getByAltText("Up")).toHaveAttribute("sizes", "auto, 40vw");
  });

  it("keeps external URLs unchanged", () => {
    const { container } = renderPart(
      <Picture src="https://shop.example/a.jpg" alt="A" kind="product" width={8} height={8} sizes="9vw" />,
    );
    expect(container.querySelector("picture")).toBeNull();
    expect(screen.getByAltText("A")).not.toHaveAttribute("sizes");
  });
});
