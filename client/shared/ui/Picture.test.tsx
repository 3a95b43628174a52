import { fireEvent, screen } from "@testing-library/react";
import { renderPart } from "../../testing/renderApp";
import { Picture } from "./Picture";

describe("Picture", () => {
  it("keeps its room and waits until it is near", () => {
    renderPart(<Picture src="/media/a.webp" alt="A coat" kind="outfit" width={800} height={1000} />);
    const image = screen.getByRole("img", { name: "A coat" });
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("width", "800");
    expect(image).toHaveStyle({ aspectRatio: "800 / 1000" });
  });

  it("comes first when it matters most", () => {
    renderPart(<Picture src="/a.webp" alt="A" kind="outfit" width={8} height={10} priority />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("shows the placeholder of its kind when there is no file or the file is broken", () => {
    renderPart(<Picture src="" alt="None" kind="celebrity" width={8} height={10} />);
    expect(screen.getByAltText("None")).toHaveAttribute("src", "/art/placeholder/celebrity.svg");
    renderPart(<Picture src="/gone.webp" srcSet="/gone-2.webp 2x" alt="Gone" kind="product" width={8} height={10} />);
    fireEvent.error(screen.getByAltText("Gone"));
    expect(screen.getByAltText("Gone")).toHaveAttribute("src", "/art/placeholder/product.svg");
    expect(screen.getByAltText("Gone")).not.toHaveAttribute("srcset");
    fireEvent.error(screen.getByAltText("Gone"));
    expect(screen.getByAltText("Gone")).toHaveAttribute("src", "/art/placeholder/product.svg");
  });
});
