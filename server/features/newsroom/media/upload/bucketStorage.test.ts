import { type TestObjectStorage, testObjectStorage } from "../../../../testing/objectStorage";
import { bucketStorage } from "./bucketStorage";

const files = new Map([
  ["a.avif", Buffer.from("a")],
  ["a.jpg", Buffer.from("b")],
  ["a.webp", Buffer.from([0, 255, 128, 13, 10])],
]);

describe("bucket storage", () => {
  let remote: TestObjectStorage;
  beforeAll(async () => (remote = await testObjectStorage()));
  afterEach(() => {
    remote.objects.clear();
    remote.shouldFail = () => false;
  });
  afterAll(() => remote.stop());

  test("returns the stored files", async () => {
    const storage = bucketStorage(remote.bucket, "pictures");
    await storage.put(files);
    expect(await storage.read("a.webp")).toEqual(files.get("a.webp"));
    expect([await storage.has("a.avif"), await storage.has("b.avif"), await storage.read("b.avif")]).toEqual([
      true,
      false,
      null,
    ]);
    expect([...remote.objects.keys()]).toEqual(["pictures/a.avif", "pictures/a.jpg", "pictures/a.webp"]);
  });

  test("lists all of its images, and no other files of the bucket", async () => {
    const storage = bucketStorage(remote.bucket, "pictures");
    const names = ["1", "2", "3"].map((digit) => `${digit.repeat(32)}-640x480.webp`);
    for (const name of names) await storage.put(new Map([[name, Buffer.from(name)]]));
    const stranger = Buffer.from("not ours");
    remote.objects.set(`previews/${names[0]}`, stranger).set("pictures/readme.txt", stranger);
    const listed = async () => {
      const found = [];
      for await (const picture of storage.list()) found.push(picture);
      return found;
    };
    expect(await listed()).toEqual(names.map((name) => ({ name, storedAt: new Date("2026-01-02T03:04:05Z") })));
    await storage.remove(names[1]);
    expect((await listed()).map(({ name }) => name)).toEqual([names[0], names[2]]);
  });

  test("retries after a temporary failure", async () => {
    let failures = 0;
    remote.shouldFail = () => (failures += 1) === 2;
    await bucketStorage(remote.bucket, "pictures").put(files);
    expect(remote.objects.size).toBe(3);
  });

  test.each(["pictures/a.jpg", "pictures/a.webp"])(
    "stores no file of a set when %s cannot be stored",
    async (broken) => {
      remote.shouldFail = (method, key) => method === "PUT" && key === broken;
      await expect(bucketStorage(remote.bucket, "pictures").put(files)).rejects.toThrow();
      expect([...remote.objects.keys()]).toEqual([]);
    },
  );

  test("does not delete what another server has finished in the meantime", async () => {
    remote.objects.set("pictures/a.webp", Buffer.from("theirs"));
    remote.shouldFail = (method, key) => method === "PUT" && key === "pictures/a.jpg";
    await expect(bucketStorage(remote.bucket, "pictures").put(files)).rejects.toThrow();
    expect([...remote.objects.keys()].sort()).toEqual(["pictures/a.avif", "pictures/a.webp"]);
  });

  test("distinguishes a failure from a missing file", async () => {
    remote.shouldFail = () => true;
    const storage = bucketStorage(remote.bucket, "pictures");
    await expect(storage.read("a.webp")).rejects.toThrow();
    await expect(storage.has("a.webp")).rejects.toThrow();
    remote.shouldFail = () => false;
    const stranger = bucketStorage({ ...remote.bucket, accessKeyId: "stranger" }, "pictures");
    await expect(stranger.read("a.webp")).rejects.toThrow("It is SignatureDoesNotMatch.");
  });
});
