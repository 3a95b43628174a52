import { renderPart } from "../../testing/renderApp";
import { Price } from "./Price";
import { Rating } from "./Rating";

describe("Price", () => {
  it("shows the price as typed, and a struck original price with a label for screen readers", () => {
    expect(renderPart(<Price price="$240" />).container).toHaveTextContent("$240");
    const { container } = renderPart(<Price price="$180" original="$240" />);
    expect(container.querySelector("del")).toHaveTextContent("$240");
    expect(container).toHaveTextContent("Sale price $180 Original price $240");
  });

  it("renders nothing without a price", () => {
    expect(renderPart(<Price price="" />).container.querySelector("span")).toBeNull();
  });
});

describe("Rating", () => {
  it("has a text alternative for the stars", () => {
    expect(renderPart(<Rating value={4.25} count={1} />).container).toHaveTextContent("Rated 4.3 out of 5, 1 review");
  });

  it("renders nothing without a rating", () => {
    expect(renderPart(<Rating value={null} count={0} />).container).not.toHaveTextContent("Rated");
  });
});
