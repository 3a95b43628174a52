import { webcrypto } from "node:crypto";
import { runInThisContext } from "node:vm";
import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import {
  DeleteSyncedListDocument,
  OpenSyncedListDocument,
  SaveSyncedListDocument,
} from "../../../graphql/generated/operations";
import { readStore, writeStore } from "../../../shared/hooks/localStore";
import { renderPart } from "../../../testing/renderApp";
import { createFakeLocks } from "../../../testing/fakeLocks";
import { FavoritesSync } from "./FavoritesSync";
import { deriveKeys } from "./listCrypto";
import { SyncInvitation } from "./SyncInvitation";
import { createCode } from "./syncCode";
import type { SyncRecord } from "./syncRecord";

const node = runInThisContext("({ CompressionStream, DecompressionStream })") as Record<string, unknown>;

const open = (result: object): MockLink.MockedResponse => ({
  request: { query: OpenSyncedListDocument, variables: () => true },
  result,
  maxUsageCount: Infinity,
});
const save = (result: object): MockLink.MockedResponse => ({
  request: { query: SaveSyncedListDocument, variables: () => true },
  result,
});
/** The background sync of the module runs into it. */
const busy = open({ errors: [{ message: "Busy", extensions: { code: "TOO_MANY_REQUESTS" } }] });
const noList = open({ data: { openSyncedList: null } });

const press = (name: string) => screen.findByRole("button", { name });
const storedRecord = () => readStore<Partial<SyncRecord>>("sync", {});
const writeSyncing = (more: Partial<SyncRecord> = {}) => {
  const code = createCode();
  writeStore("sync", { code, browser: "b", syncedAt: Date.now(), problem: null, replaced: [], ...more });
  return code;
};

describe("FavoritesSync", () => {
  beforeAll(() => {
    Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
    Object.defineProperty(navigator, "locks", { value: createFakeLocks(), configurable: true });
    Object.assign(globalThis, node);
  });
  // A sync in the background would write its record into the next test.
  afterEach(() => navigator.locks.request("wornby-sync", () => Promise.resolve()));

  it("shows a new code as words and as a QR code, and stores it", async () => {
    const { user } = renderPart(<FavoritesSync />, { mocks: [save({ data: { saveSyncedList: 1 } }), busy] });
    await user.click(await press("Sync this list"));
    const words = within(await screen.findByRole("list", { name: "Words of the code" })).getAllByRole("listitem");
    expect(words).toHaveLength(12);
    expect(screen.getByRole("img", { name: "QR code of the link that joins this list" })).toBeVisible();
    expect(storedRecord().code).toHaveLength(22);
    await user.click(await press("Copy words"));
    expect(await screen.findByText("Words copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(words.map(({ textContent }) => textContent).join(" "));
  });

  it("says that the server cannot be reached, and sets up nothing", async () => {
    const failed = { ...save({}), result: undefined, error: new TypeError("Failed to fetch") };
    const { user } = renderPart(<FavoritesSync />, { mocks: [failed] });
    await user.click(await press("Sync this list"));
    expect(await screen.findByText(/^The server cannot be reached/)).toHaveAttribute("role", "alert");
    expect(storedRecord()).toEqual({});
  });

  it("keeps wrong words, says which is wrong, and returns to the field", async () => {
    const { user } = renderPart(<FavoritesSync />, { mocks: [noList] });
    await user.click(await press("I have a code"));
    const field = screen.getByRole("textbox", { name: "The 12 words of the code" });
    expect(field).toHaveFocus();
    const words = "legal winner thank year wave sausage wroth useful legal winner thank yellow";
    await user.type(field, words);
    await user.click(await press("Join the list"));
    expect(await screen.findByText(/^The 7th word, "wroth", is not in the list/)).toHaveAttribute("role", "alert");
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue(words);
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, words.replace("wroth", "worth"));
    await user.click(await press("Join the list"));
    expect(await screen.findByText(/^No list has this code/)).toBeVisible();
    expect(storedRecord()).toEqual({});
  });

  it("asks before it deletes the list for all devices, and keeps the favorites", async () => {
    const code = writeSyncing();
    writeStore("favorites", ["1"]);
    const { id, token } = await deriveKeys(code);
    const deletion: MockLink.MockedResponse = {
      request: { query: DeleteSyncedListDocument, variables: { input: { id, token } } },
      result: { data: { deleteSyncedList: true } },
    };
    const { user } = renderPart(<FavoritesSync />, { mocks: [deletion, busy] });
    await user.click(await press("Delete from the server"));
    expect(screen.getByText(/The code ends on all devices/)).toHaveFocus();
    await user.click(await press("Delete the list"));
    expect(await press("Sync this list")).toBeVisible();
    expect(storedRecord()).toEqual({});
    expect(readStore<string[]>("favorites", [])).toEqual(["1"]);
  });

  it("stops on this device without a request", async () => {
    writeSyncing();
    const { user } = renderPart(<FavoritesSync />, { mocks: [busy] });
    await user.click(await press("Stop syncing on this device"));
    await user.click(await press("Stop syncing"));
    expect(await screen.findByText("Syncing stopped on this device")).toBeVisible();
    expect(storedRecord()).toEqual({});
  });

  it("tells that the code has ended, and that nothing was lost", async () => {
    writeSyncing({ problem: "ended" });
    renderPart(<FavoritesSync />);
    expect(
      await screen.findByText(
        "This code has ended: it was replaced or deleted on another device. Nothing on this device was lost.",
      ),
    ).toHaveAttribute("role", "alert");
    expect(await press("I have a code")).toBeVisible();
  });

  it("explains that a browser without cryptography cannot sync", async () => {
    Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
    renderPart(<FavoritesSync />);
    expect(await screen.findByText(/Open the site over https/)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  });

  it("asks before it joins the list of a link, and keeps asking when there is none", async () => {
    const onClose = jest.fn();
    const { user } = renderPart(<SyncInvitation code={createCode()} onClose={onClose} />, { mocks: [noList] });
    await waitFor(() => expect(screen.getByRole("heading", { name: "Join this list?" })).toHaveFocus());
    expect(screen.getByText("Your favorites here are kept and merged.")).toBeVisible();
    await user.click(await press("Join the list"));
    expect(await screen.findByText(/^No list has this code/)).toHaveAttribute("role", "alert");
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await press("Not now"));
    expect(onClose).toHaveBeenCalled();
  });
});
