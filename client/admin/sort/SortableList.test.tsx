import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { renderPart } from "../../testing/renderApp";
import { SortableList } from "./SortableList";

function Fruit({ names }: { names: readonly string[] }) {
  const [items, setItems] = useState(names.map((id) => ({ id })));
  const onMove = (from: number, to: number) =>
    setItems(items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)));
  return (
    <SortableList items={items} getLabel={({ id }) => id} onMove={onMove}>
      {({ id }, _index, handle) => (
        <p>
          {handle}
          {id}
        </p>
      )}
    </SortableList>
  );
}

/** jsdom has no layout: each item is 40 pixels high, below the one before it. */
const layOut = () =>
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const item = this.closest("li");
    const top = item?.parentElement ? [...item.parentElement.children].indexOf(item) * 40 : 0;
    return { left: 0, right: 100, width: 100, top, bottom: top + 40, height: 40, x: 0, y: top } as DOMRect;
  });

/** The sensor begins to listen, and the list measures, in timers of their own. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

describe("SortableList", () => {
  afterEach(() => jest.restoreAllMocks());
  const order = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

  test("sorts by Space and the arrow keys, and says where the item is", async () => {
    layOut();
    const { user } = renderPart(<Fruit names={["Apple", "Pear", "Plum"]} />);
    screen.getByLabelText("Reorder Apple").focus();
    await user.keyboard(" ");
    await settle();
    expect(screen.getByText("Picked up Apple at position 1 of 3.")).toBeInTheDocument();
    await user.keyboard("{ArrowDown}");
    await settle();
    expect(screen.getByText("Apple is now at position 2 of 3.")).toBeInTheDocument();
    await user.keyboard(" ");
    await settle();
    expect(order()).toEqual(["Pear", "Apple", "Plum"]);
    expect(screen.getByText("Dropped Apple at position 2 of 3.")).toBeInTheDocument();
    expect(screen.getByLabelText("Reorder Apple")).toHaveAccessibleDescription(/press Space, move with the arrow keys/);
  });

  test("Escape cancels the move, and the dialog around the list does not see it", async () => {
    layOut();
    const onKeyDown = jest.fn();
    const { user } = renderPart(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <Fruit names={["Apple", "Pear"]} />
      </div>,
    );
    screen.getByLabelText("Reorder Apple").focus();
    await user.keyboard(" ");
    await settle();
    await user.keyboard("{ArrowDown}");
    await settle();
    await user.keyboard("{Escape}");
    await settle();
    expect(order()).toEqual(["Apple", "Pear"]);
    expect(screen.getByText("Canceled. Apple is back at position 1 of 2.")).toBeInTheDocument();
    expect(onKeyDown).not.toHaveBeenCalledWith("Escape");
    await user.keyboard("{Escape}");
    expect(onKeyDown).toHaveBeenCalledWith("Escape");
  });

  test("a single item has no handle", () => {
    renderPart(<Fruit names={["Apple"]} />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
