import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { readStore, writeStore } from "../../../shared/hooks/localStore";
import { createFakeLocks } from "../../../testing/fakeLocks";
import { deriveKeys } from "./listCrypto";
import type { ListServer, StoredList } from "./listServer";
import { deleteList, joinList, replaceCode, startList, stopSyncing } from "./syncActions";
import { createCode } from "./syncCode";
import { syncLists } from "./syncLists";
import { findProblem } from "./syncProblem";
import { readRecord } from "./syncRecord";

const apiError = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });

/** A server as the API describes it, in memory. */
class FakeServer implements ListServer {
  readonly lists = new Map<string, StoredList>();
  isReachable = true;
  saves = 0;
  /** Runs once before the next save, as another browser would. */
  meanwhile: (() => void) | null = null;

  private async reach(): Promise<void> {
    await Promise.resolve();
    if (!this.isReachable) throw new TypeError("Failed to fetch");
  }
  async open({ id }: { id: string }) {
    await this.reach();
    return this.lists.get(id) ?? null;
  }
  async save({ id }: { id: string }, { version, content }: StoredList) {
    await this.reach();
    this.meanwhile?.();
    this.meanwhile = null;
    const current = this.lists.get(id);
    if (!current && version > 0) throw apiError("NOT_FOUND");
    if ((current?.version ?? 0) !== version) throw apiError("CONFLICT");
    this.saves += 1;
    this.lists.set(id, { version: version + 1, content });
  }
  async remove({ id }: { id: string }) {
    await this.reach();
    this.lists.delete(id);
  }
}

/** The storage of one browser. */
class Device {
  private readonly items = new Map<string, string>();
  isFull = false;
  private readonly window = {
    localStorage: {
      getItem: (key: string) => this.items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.isFull) throw new DOMException("full", "QuotaExceededError");
        this.items.set(key, value);
      },
    },
  };
  /** Runs in this browser. One at a time: the browsers of a test share their modules. */
  async run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    Object.assign(globalThis, { window: this.window });
    return work();
  }
  edit = (key: string, ids: readonly string[]) => this.run(() => void writeStore(key, ids));
  lose = (key: string) => void this.items.delete(`wornby:${key}`);
  ids = (key: string) => this.run(() => readStore<string[]>(key, []));
  record = () => this.run(readRecord);
}

const [looks, products, follows] = ["liked-outfits", "favorites", "follows"];

describe("syncing lists", () => {
  const { navigator } = globalThis;
  beforeAll(() => {
    const value = { locks: createFakeLocks() };
    Object.defineProperty(globalThis, "navigator", { value, configurable: true, writable: true });
  });
  afterAll(() => {
    Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true, writable: true });
    Reflect.deleteProperty(globalThis, "window");
  });

  let server: FakeServer;
  let phone: Device;
  let laptop: Device;
  const sync = (device: Device) => device.run(() => syncLists(server));
  const codeOf = async (device: Device) => (await device.record())?.code ?? "";
  beforeEach(() => {
    server = new FakeServer();
    [phone, laptop] = [new Device(), new Device()];
  });

  async function connect() {
    await phone.edit(looks, ["look 1", "look 2"]);
    await laptop.edit(looks, ["look 3"]);
    await laptop.edit(follows, ["celebrity 1"]);
    await phone.run(() => startList(server));
    const code = await codeOf(phone);
    await laptop.run(() => joinList(server, code));
    await sync(phone);
  }

  it("joins the lists of two browsers, in the same order", async () => {
    await connect();
    for (const device of [phone, laptop]) {
      expect(new Set(await device.ids(looks))).toEqual(new Set(["look 1", "look 2", "look 3"]));
      expect(await device.ids(follows)).toEqual(["celebrity 1"]);
      expect(await device.record()).toMatchObject({ problem: null });
    }
    expect(await phone.ids(looks)).toEqual(await laptop.ids(looks));
  });

  it("merges what both changed while offline", async () => {
    await connect();
    server.isReachable = false;
    await phone.edit(looks, ["look 1", "look 3", "look 4"]);
    await laptop.edit(products, ["product 1"]);
    await sync(phone);
    expect(await phone.record()).toMatchObject({ problem: "offline" });
    server.isReachable = true;
    for (const device of [phone, laptop, phone]) await sync(device);
    for (const device of [phone, laptop]) {
      expect(new Set(await device.ids(looks))).toEqual(new Set(["look 1", "look 3", "look 4"]));
      expect(await device.ids(products)).toEqual(["product 1"]);
    }
  });

  it("saves nothing when nothing has changed", async () => {
    await connect();
    const { saves } = server;
    for (const device of [phone, laptop, phone]) await sync(device);
    expect(server.saves).toBe(saves);
  });

  it("merges again when another browser was faster", async () => {
    await connect();
    const { id } = await deriveKeys(await codeOf(phone));
    await laptop.edit(looks, [...(await laptop.ids(looks)), "from the laptop"]);
    const before = server.lists.get(id) as StoredList;
    await sync(laptop);
    const faster = server.lists.get(id) as StoredList;
    server.lists.set(id, before);
    server.meanwhile = () => void server.lists.set(id, faster);
    await phone.edit(looks, [...(await phone.ids(looks)), "from the phone"]);
    await sync(phone);
    expect(await phone.ids(looks)).toEqual(expect.arrayContaining(["from the laptop", "from the phone"]));
    await sync(laptop);
    expect(await laptop.ids(looks)).toEqual(await phone.ids(looks));
  });

  it("restores a list that the browser has lost, instead of removing it everywhere", async () => {
    await connect();
    phone.lose(looks);
    await sync(phone);
    expect(await phone.ids(looks)).toHaveLength(3);
    await sync(laptop);
    expect(await laptop.ids(looks)).toHaveLength(3);
  });

  it("reports full storage, and neither loses nor sends anything", async () => {
    await connect();
    await laptop.edit(looks, []);
    await sync(laptop);
    const { saves } = server;
    phone.isFull = true;
    await phone.run(() => syncLists(server));
    expect(await phone.record()).toMatchObject({ problem: "storage" });
    expect(server.saves).toBe(saves);
  });

  it("ends an old code for everyone else, who lose nothing and can join again", async () => {
    await connect();
    const old = await codeOf(phone);
    await phone.edit(products, ["product 9"]);
    await phone.run(() => replaceCode(server));
    const code = await codeOf(phone);
    expect(code).not.toBe(old);
    expect(await phone.record()).toMatchObject({ problem: null, replaced: [] });
    expect(await server.open(await deriveKeys(old))).toBeNull();
    await laptop.edit(looks, ["look 3"]);
    await sync(laptop);
    expect(await laptop.record()).toMatchObject({ problem: "ended", code: old });
    expect(await laptop.ids(looks)).toEqual(["look 3"]);
    await laptop.run(() => joinList(server, code));
    await sync(phone);
    expect(await phone.ids(looks)).toEqual(["look 3"]);
    expect(await laptop.ids(products)).toEqual(["product 9"]);
  });

  it("keeps the old code when no new one can be made, and deletes it later when only that fails", async () => {
    await connect();
    const old = await codeOf(phone);
    server.isReachable = false;
    const failure = await phone.run(() => replaceCode(server).catch(findProblem));
    expect(failure).toBe("offline");
    expect(await codeOf(phone)).toBe(old);
    server.isReachable = true;
    await sync(phone);
    const remove = jest.spyOn(server, "remove").mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await phone.run(() => replaceCode(server));
    expect(await phone.record()).toMatchObject({ replaced: [old] });
    await sync(phone);
    expect(await phone.record()).toMatchObject({ replaced: [] });
    expect(remove).toHaveBeenCalledTimes(2);
    expect(await server.open(await deriveKeys(old))).toBeNull();
  });

  it("does not stop before a replaced code has ended, which only this browser can do", async () => {
    await connect();
    const old = await deriveKeys(await codeOf(phone));
    const { remove } = server;
    server.remove = () => Promise.reject(new TypeError("Failed to fetch"));
    await phone.run(() => replaceCode(server));
    await expect(phone.run(() => stopSyncing(server))).rejects.toThrow("offline");
    expect(await phone.record()).not.toBeNull();
    server.remove = remove;
    await phone.run(() => stopSyncing(server));
    expect([await phone.record(), server.lists.has(old.id)]).toEqual([null, false]);
  });

  it("stops on one device, and is deleted for all of them", async () => {
    await connect();
    await laptop.run(() => stopSyncing(server));
    expect(await laptop.record()).toBeNull();
    expect(await laptop.ids(looks)).toHaveLength(3);
    expect(server.lists.size).toBe(1);
    await phone.run(() => deleteList(server));
    expect([server.lists.size, await phone.record()]).toEqual([0, null]);
    expect(await phone.ids(looks)).toHaveLength(3);
  });

  it("joins no list with a code that has ended, and changes nothing", async () => {
    await phone.edit(looks, ["look 1"]);
    const failure = await phone.run(() => joinList(server, createCode()).catch(findProblem));
    expect(failure).toBe("ended");
    expect(await phone.record()).toBeNull();
  });

  it("does not touch the lists when the server's cannot be read", async () => {
    await connect();
    const { id } = await deriveKeys(await codeOf(phone));
    const stored = server.lists.get(id) as StoredList;
    server.lists.set(id, { ...stored, content: stored.content.slice(4) });
    await phone.edit(looks, ["look 1"]);
    await sync(phone);
    expect(await phone.record()).toMatchObject({ problem: "unreadable" });
    expect(await phone.ids(looks)).toEqual(["look 1"]);
  });
});
