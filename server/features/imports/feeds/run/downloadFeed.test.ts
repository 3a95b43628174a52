import http from "node:http";
import type { AddressInfo } from "node:net";
import { ImportRefused } from "../../../../core/table/importRefused";
import { withFile } from "../../../../testing/feeds/feedFiles";
import { downloadFeed, downloadOptions } from "./downloadFeed";

describe("downloadFeed", () => {
  let server: http.Server;
  let closed: Promise<unknown>;
  const drip = (response: http.ServerResponse) => {
    const timer = setInterval(() => response.write("x"), 10);
    closed = new Promise((resolve) => response.on("close", resolve)).then(() => clearInterval(timer));
  };
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server = http.createServer((request, response) => {
          if (request.url === "/again") response.writeHead(302, { location: "/feed" }).end();
          else drip(response);
        });
        server.listen(0, "127.0.0.1", resolve);
      }),
  );
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each(["/feed", "/again"])("ends a download that drips after its total time, from %s", async (path) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    const options = { isRefused: () => false, idleTimeout: 10_000, totalTimeout: 300 };
    const download = withFile("", (file) => downloadFeed(address, file, null, options));
    await expect(download).rejects.toThrow(
      new ImportRefused(
        "The feed could not be downloaded: 127.0.0.1 sends it too slowly, it was not complete after 1 minute. Nothing was written.",
      ),
    );
    await closed;
  });

  test("has half an hour by default", () => {
    expect(downloadOptions).toMatchObject({ idleTimeout: 30_000, totalTimeout: 30 * 60_000 });
  });
});
