/**
 * A node:http server that returns for each address the JSON of one hand-written, prepared SQL statement:
 * it gets `{ url, options, statements: { name: sql } }` over IPC and sends its port.
 */
import http from "node:http";
import pg from "pg";

process.once("message", ({ url, options, statements }) => {
  const pool = new pg.Pool({ connectionString: url, max: 10, options });
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(request.url.slice(1));
    // The text is sent unchanged: JSON that PostgreSQL wrote.
    pool.query({ name, text: `SELECT (${statements[name]})::text AS json`, rowMode: "array" }).then(
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

// Ends when the bench ends.
process.once("disconnect", () => process.exit());
