import { guardedLookup, isPrivateAddress } from "./privateNetwork";

describe("private networks", () => {
  test.each([
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.31.0.1",
    "192.168.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:a00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "2001::1",
    "2001:db8::1",
    "2002:a00:1::",
    "fc00::1",
    "fd12::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "5f00::1",
  ])("include %s", (address) => expect(isPrivateAddress(address)).toBe(true));

  test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1", "2001:4860::8888"])(
    "do not include %s",
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );

  test("are detected in the lookup that the connection uses", async () => {
    const result = await new Promise((resolve) =>
      guardedLookup(isPrivateAddress)("localhost", { all: true }, (error, addresses) =>
        resolve([error?.message, addresses]),
      ),
    );
    expect(result).toEqual(["localhost is on a private network", []]);
  });
});
