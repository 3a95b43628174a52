import type { MockLink } from "@apollo/client/testing";
import { screen } from "@testing-library/react";
import { Formik } from "formik";
import {
  AppearanceEventByIdDocument,
  AppearancesDocument,
  CreateAppearanceShowDocument,
  SceneCastDocument,
} from "../../../../../graphql/generated/adminOperations";
import { openAdminScreen, type RenderAdminOptions } from "../../../../../testing/renderAdmin";
import { emptyOutfit, type OutfitValues } from "../outfitKind";
import { AppearanceField } from "./AppearanceField";
import { showValue } from "./sceneValue";

const gala = { __typename: "Event", id: "gala", name: "Lumen Film Gala 2025", kind: "GALA" };
const harbor = { showId: "harbor", title: "Harbor Lights" };
const episode = {
  ...{ __typename: "FoundScene", ...harbor, seasonId: "season-2", season: 2, episodeId: "episode-5", episode: 5 },
  ...{ characterId: null, character: null },
};
const harborValue = { ...showValue({ id: "harbor", title: "Harbor Lights" }), minute: 12 };

const answer = (search: string, found: { event?: object; scene?: object }): MockLink.MockedResponse => ({
  request: { query: AppearancesDocument, variables: { search } },
  result: { data: { appearances: [{ __typename: "Appearance", event: null, scene: null, ...found }] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

const mocks = [
  answer("", { event: { ...gala, firstDay: "2025-03-02", place: "Lisbon" } }),
  answer("lumen", { event: { ...gala, firstDay: "2025-03-02", place: "Lisbon" } }),
  answer("harbor 2x05", { scene: episode }),
  { request: { query: AppearanceEventByIdDocument, variables: { id: "gala" } }, result: { data: { event: gala } } },
  {
    request: { query: SceneCastDocument, variables: { id: "harbor" } },
    result: {
      data: {
        show: {
          __typename: "Show",
          id: "harbor",
          characters: [{ __typename: "Character", id: "mara", name: "Mara Quill" }],
        },
      },
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
];

/** Opens the field, and returns what reads the form's values. */
async function open(more: Partial<OutfitValues>, options: RenderAdminOptions = {}) {
  let current = emptyOutfit;
  const { user } = await openAdminScreen(
    <Formik initialValues={{ ...emptyOutfit, ...more }} onSubmit={() => undefined}>
      {({ values }) => {
        current = values;
        return <AppearanceField />;
      }}
    </Formik>,
    { mocks, ...options },
  );
  const field = () => screen.getByRole("combobox", { name: "Where was it worn?" });
  const search = async (text: string) => {
    await user.clear(field());
    await user.type(field(), text);
  };
  return { user, field, search, place: () => ({ eventId: current.eventId, scene: current.scene }) };
}

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../../../shared/toast/ToastSnackbar"));

describe("AppearanceField", () => {
  test("finds an event, which takes the place of a scene", async () => {
    const { user, search, field, place } = await open({ scene: harborValue });
    expect(field()).toHaveValue("Harbor Lights");
    await search("lumen");
    await user.click(await screen.findByRole("option", { name: /^Lumen Film Gala 2025.*Gala, Mar 02, 2025, Lisbon$/ }));
    expect(place()).toEqual({ eventId: "gala", scene: null });
    expect(screen.queryByRole("spinbutton", { name: "Minute" })).toBeNull();
    expect(await screen.findByRole("button", { name: "Use Gala as the occasion" })).toBeVisible();
  });

  test("finds an episode, which takes the place of an event, and asks for the character and the minute", async () => {
    const { user, search, field, place } = await open({ eventId: "gala" });
    expect(await screen.findByDisplayValue("Lumen Film Gala 2025")).toBe(field());
    await search("harbor 2x05");
    await user.click(await screen.findByRole("option", { name: "Season 2, episode 5 of Harbor Lights" }));
    await screen.findByRole("option", { name: "Mara Quill" });
    await user.selectOptions(screen.getByRole("combobox", { name: "Character" }), "Mara Quill");
    await user.type(screen.getByRole("spinbutton", { name: "Minute" }), "12");
    const label = "Season 2, episode 5 of Harbor Lights";
    const scene = { ...harborValue, label, seasonId: "season-2", episodeId: "episode-5", characterId: "mara" };
    expect(place()).toEqual({ eventId: "", scene });
    expect(field()).toHaveValue(label);
  });

  test("adds a show, which takes the place of an event", async () => {
    const created = { __typename: "Show", id: "harbor", title: "Harbor Lights" };
    const none = { ...answer("Harbor Lights", {}), result: { data: { appearances: [] } } };
    const create = {
      request: { query: CreateAppearanceShowDocument, variables: () => true },
      result: { data: { createShow: created } },
    };
    const options = { mocks: [...mocks, none, create] };
    const { user, search, place } = await open({ eventId: "gala" }, options);
    await screen.findByDisplayValue("Lumen Film Gala 2025");
    await search("Harbor Lights");
    expect(await screen.findByRole("option", { name: "New event “Harbor Lights”" })).toBeVisible();
    await user.click(screen.getByRole("option", { name: "New show “Harbor Lights”" }));
    expect(await screen.findByText("Show added")).toBeVisible();
    expect(place()).toEqual({ eventId: "", scene: { ...harborValue, minute: null } });
  });

  test("a contributor can add an event, and no show", async () => {
    const none = { ...answer("Harbor Lights", {}), result: { data: { appearances: [] } } };
    const { search } = await open({}, { mocks: [...mocks, none], role: "contributor" });
    await search("Harbor Lights");
    expect(await screen.findByRole("option", { name: "New event “Harbor Lights”" })).toBeVisible();
    expect(screen.queryByRole("option", { name: /^New show/ })).toBeNull();
  });
});
