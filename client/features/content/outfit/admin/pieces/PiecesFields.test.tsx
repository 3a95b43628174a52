import { fireEvent, screen, within } from "@testing-library/react";
import { Formik, useFormikContext } from "formik";
import { openAdminScreen } from "../../../../../testing/renderAdmin";
import { emptyOutfit, type OutfitValues } from "../outfitKind";
import { PiecesFields } from "./PiecesFields";

const Values = ({ read }: { read: (values: OutfitValues) => void }) => {
  read(useFormikContext<OutfitValues>().values);
  return null;
};

async function open(initial: Partial<OutfitValues>) {
  let values: OutfitValues = { ...emptyOutfit, image: "/art/outfit/1.svg", ...initial };
  const { user } = await openAdminScreen(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <>
        <PiecesFields
          outfitId={null}
          addPictures={(onAdded) => (
            <button type="button" onClick={() => onAdded({ image: "/art/outfit/2.svg" })}>
              Upload
            </button>
          )}
        />
        <Values read={(now) => (values = now)} />
      </>
    </Formik>,
    { url: "/admin/outfits", mocks: [] },
  );
  return { user, values: () => values };
}

/** jsdom has no layout: the picture is 100 pixels wide and 200 high. */
const layOut = () =>
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ left: 0, top: 0, width: 100, height: 200 } as DOMRect);

const piece = (name: string, more: object = {}) => ({
  id: name,
  name,
  note: "",
  brandName: "",
  position: { x: 0.5, y: 0.5 },
  facts: null,
  ...more,
});

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../../../shared/toast/ToastSnackbar"));

describe("PiecesFields", () => {
  afterEach(() => jest.restoreAllMocks());

  test("a click on the picture adds a piece there, and stores the picture's ratio", async () => {
    const { user, values } = await open({});
    layOut();
    const picture = screen.getByLabelText("Place in the picture").querySelector("img")!;
    Object.defineProperties(picture, { naturalWidth: { value: 300 }, naturalHeight: { value: 400 } });
    fireEvent.load(picture);
    expect(values().aspectRatio).toBeNull();
    fireEvent.click(screen.getByLabelText("Place in the picture"), { clientX: 25, clientY: 100 });
    expect(screen.getByLabelText("Name of piece 1")).toHaveFocus();
    await user.keyboard("Cape");
    expect(values()).toMatchObject({ aspectRatio: 0.75, pieces: [{ name: "Cape", position: { x: 0.25, y: 0.5 } }] });
  });

  test("a piece without a point gets one by a click while it is selected", async () => {
    const { user, values } = await open({});
    layOut();
    await user.click(screen.getByText("Add Piece"));
    expect(screen.getByText(/^Not marked in this picture/)).toBeVisible();
    await user.type(screen.getByLabelText("Name of piece 1"), "Bag");
    fireEvent.click(screen.getByLabelText("Place in the picture"), { clientX: 90, clientY: 20 });
    expect(values().pieces).toEqual([expect.objectContaining({ name: "Bag", position: { x: 0.9, y: 0.1 } })]);
    expect(screen.getByLabelText("Name of piece 1")).toHaveFocus();
  });

  test("arrow keys move a point, and not out of the picture", async () => {
    const { user, values } = await open({ pieces: [piece("Cape", { position: { x: 0.02, y: 0.5 } })] });
    screen.getByLabelText(/^1. Cape, 2 % from the left/).focus();
    await user.keyboard("{ArrowDown}{Shift>}{ArrowLeft}{/Shift}");
    expect(values().pieces[0]?.position).toEqual({ x: 0, y: 0.51 });
  });

  test("dragging moves a point", async () => {
    const { user, values } = await open({ pieces: [piece("Cape")] });
    layOut();
    const marker = screen.getByLabelText(/^1. Cape, 50 %/);
    marker.setPointerCapture = () => undefined;
    await user.pointer([
      { keys: "[MouseLeft>]", target: marker, coords: { clientX: 50, clientY: 100 } },
      { target: marker, coords: { clientX: 80, clientY: 40 } },
      { keys: "[/MouseLeft]", target: marker, coords: { clientX: 80, clientY: 40 } },
      { target: marker, coords: { clientX: 10, clientY: 10 } },
    ]);
    expect(values().pieces[0]?.position).toEqual({ x: 0.8, y: 0.2 });
  });

  test("pieces change their order and are removed by buttons", async () => {
    const { user, values } = await open({ pieces: [piece("Cape"), piece("Bag"), piece("Pumps")] });
    const names = () => values().pieces.map(({ name }) => name);
    expect(screen.getByLabelText("Move Cape up")).toBeDisabled();
    await user.click(screen.getByLabelText("Move Pumps up"));
    expect(names()).toEqual(["Cape", "Pumps", "Bag"]);
    await user.click(screen.getByLabelText("Remove Cape"));
    expect(names()).toEqual(["Pumps", "Bag"]);
    expect(within(screen.getByRole("list", { name: "Pieces" })).getAllByRole("listitem")).toHaveLength(2);
  });

  test("the focal point is set by a click", async () => {
    const { user, values } = await open({});
    layOut();
    await user.click(screen.getByText("Focal point"));
    fireEvent.click(screen.getByLabelText("Place in the picture"), { clientX: 50, clientY: 50 });
    expect(values()).toMatchObject({ focalPoint: { x: 0.5, y: 0.25 }, pieces: [] });
  });

  const picture = (id: string, more: object = {}) => ({
    id,
    image: `/art/outfit/${id}.svg`,
    alt: "",
    focalPoint: { x: 0.5, y: 0.5 },
    aspectRatio: null,
    points: [],
    ...more,
  });
  const strip = () => within(screen.getByRole("list", { name: "Pictures" }));

  test("an uploaded picture has its own alternative text, focal point and points of the same pieces", async () => {
    const { user, values } = await open({ pieces: [piece("Cape"), piece("Bag")] });
    layOut();
    await user.click(screen.getByText("Upload"));
    await user.click(strip().getByLabelText("Picture 2"));
    expect(screen.getAllByText(/^Not marked in this picture/)).toHaveLength(2);
    await user.type(screen.getByLabelText("Alternative text"), "From behind");
    await user.click(screen.getByLabelText("Name of piece 2"));
    const click = (clientX: number, clientY: number) =>
      fireEvent.click(screen.getByLabelText("Place in the picture"), { clientX, clientY });
    click(25, 100);
    click(75, 100);
    await user.click(screen.getByText("Focal point"));
    click(10, 20);
    expect(values()).toMatchObject({
      imageAlt: "",
      focalPoint: { x: 0.5, y: 0.5 },
      pieces: [
        { name: "Cape", position: { x: 0.5, y: 0.5 } },
        { name: "Bag", position: { x: 0.5, y: 0.5 } },
      ],
      morePictures: [
        {
          image: "/art/outfit/2.svg",
          alt: "From behind",
          focalPoint: { x: 0.1, y: 0.1 },
          points: [{ pieceId: "Bag", x: 0.75, y: 0.5 }],
        },
      ],
    });
    expect(values().pieces).toHaveLength(2);
  });

  test("a point is removed from the shown picture alone, and a removed piece loses its points in all", async () => {
    const points = [
      { pieceId: "Cape", x: 0.1, y: 0.1 },
      { pieceId: "Bag", x: 0.2, y: 0.2 },
    ];
    const { user, values } = await open({
      pieces: [piece("Cape"), piece("Bag")],
      morePictures: [picture("2", { points }), picture("3", { points })],
    });
    await user.click(strip().getByLabelText("Picture 2"));
    await user.click(screen.getByLabelText("Remove the point of Cape"));
    expect(values().morePictures.map((one) => one.points)).toEqual([[points[1]], points]);
    expect(values().pieces[0]?.position).toEqual({ x: 0.5, y: 0.5 });
    await user.click(screen.getByLabelText("Remove Bag"));
    expect(values().morePictures.map((one) => one.points)).toEqual([[], [points[0]]]);
  });

  test("pictures change their order by buttons, and a removed one comes back by Undo", async () => {
    const { user, values } = await open({ morePictures: [picture("2"), picture("3"), picture("4")] });
    const ids = () => values().morePictures.map(({ id }) => id);
    await user.click(strip().getByLabelText("Picture 4"));
    await user.click(screen.getByText("Move left"));
    expect(ids()).toEqual(["2", "4", "3"]);
    await user.click(screen.getByText("Remove picture"));
    expect(ids()).toEqual(["2", "3"]);
    expect(strip().getByLabelText("Main picture")).toHaveFocus();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(ids()).toEqual(["2", "4", "3"]);
  });
});
