/** Takes traces by OTLP over HTTP, and throws them away. */
import http from "node:http";

process.once("message", () => {
  const server = http.createServer((request, response) => {
    request.resume().once("end", () => response.writeHead(200, { "content-type": "application/json" }).end("{}"));
  });
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
});

// Ends with the bench, however that ends.
process.once("disconnect", () => process.exit());
