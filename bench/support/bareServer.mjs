/** A node:http server that sends the same response to every request; it gets `{ headers, body }` over IPC, the body in base64. */
import http from "node:http";

process.once("message", ({ headers, body }) => {
  const bytes = Buffer.from(body, "base64");
  const server = http.createServer({ keepAliveTimeout: 72_000 }, (_, response) => {
    response.writeHead(200, headers).end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
});

// Ends with the bench, however that ends.
process.once("disconnect", () => process.exit());
