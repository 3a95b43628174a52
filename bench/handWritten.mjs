/**
 * A node:http server that answers each address with the JSON of one hand-written, prepared SQL statement:
 * told over IPC as `{ url, options, statements: { name: sql } }`, it says its port.
 */
import http from "node:http";
import pg from "pg";

process.once("message", ({ url, options, statements }) => {
  const pool = new pg.Pool({ connectionString: url, max: 10, options });
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(request.url.slice(1));
    // The text goes through as it is: JSON that PostgreSQL wrote.
    pool.query({ name, text: `SELECT (${statements[name]})::text AS answer`, rowMode: "array" }).then(
      ({ rows: [[json]] }) => {
        const body = Buffer.from(json);
        response
          .writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": body.length })
          .end(body);
      },
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
});

// Ends with the bench, however that ends.
process.once("disconnect", () => process.exit());
