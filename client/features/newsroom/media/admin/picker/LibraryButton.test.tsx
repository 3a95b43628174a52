import { screen, waitFor, within } from "@testing-library/react";
import { Formik, useFormikContext } from "formik";
import { LibraryPicturesDocument } from "../../../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../../../testing/renderAdmin";
import { FormImage } from "../FormImage";

const picture = (number: number, more: object = {}) => ({
  __typename: "Picture",
  id: `p${number}`,
  address: `/pictures/${String(number).padStart(32, "0")}-800x1000.webp`,
  width: 800,
  height: 1000,
  fileName: `look-${number}.jpg`,
  alt: `Look ${number}`,
  credit: "",
  focalPoint: { __typename: "Point", x: 0.25, y: 0.1 },
  useCount: 0,
  ...more,
});
const reading = (
  numbers: readonly number[],
  variables: { search?: string; after?: string } = {},
  hasNextPage = false,
) => ({
  request: {
    query: LibraryPicturesDocument,
    variables: { first: 24, after: variables.after ?? null, filter: { search: variables.search ?? null } },
  },
  result: {
    data: {
      pictures: {
        __typename: "PictureConnection",
        edges: numbers.map((number) => ({ __typename: "PictureEdge", cursor: `p${number}`, node: picture(number) })),
        pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: `p${numbers.at(-1)}` },
        totalCount: 3,
      },
    },
  },
});

interface Values {
  image: string;
  alt: string;
  focalPoint: { x: number; y: number };
}

async function open(alt: string) {
  let values: Values = { image: "", alt, focalPoint: { x: 0.5, y: 0.5 } };
  function Read() {
    values = useFormikContext<Values>().values;
    return null;
  }
  const { user } = await openAdminScreen(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <>
        <FormImage name="image" label="Picture" kind="outfit" fills={{ alt: "alt", focalPoint: "focalPoint" }} />
        <Read />
      </>
    </Formik>,
    { mocks: [reading([1, 2], {}, true), reading([3], { after: "p2" }), reading([3], { search: "three" })] },
  );
  await user.click(screen.getByRole("button", { name: "Choose from library: Picture" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Choose a Picture" }));
  return { user, dialog, values: () => values };
}

describe("LibraryButton", () => {
  it("fills the picture, its empty alternative text and its focal point with what was chosen", async () => {
    const { user, dialog, values } = await open("");
    await user.click(await dialog.findByRole("button", { name: "Load More" }));
    await user.click(await dialog.findByRole("button", { name: "look-3.jpg" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(values()).toEqual({ image: picture(3).address, alt: "Look 3", focalPoint: { x: 0.25, y: 0.1 } });
  });

  it("searches, and leaves an alternative text alone that someone has written", async () => {
    const { user, dialog, values } = await open("Own words");
    await user.type(dialog.getByRole("searchbox", { name: "Search pictures" }), "three");
    await waitFor(() => expect(dialog.queryByRole("button", { name: "look-1.jpg" })).toBeNull());
    await user.click(await dialog.findByRole("button", { name: "look-3.jpg" }));
    expect(values().alt).toBe("Own words");
  });
});
