import fs from "node:fs";
import fastify from "fastify";
import { schemaPath } from "../../../site/addresses";
import { createSchema } from "./schema";
import { registerSchema } from "./schemaRoute";

test("the schema is served as its file, to pages of all origins, and not again to who has it", async () => {
  const app = fastify();
  registerSchema(app, await createSchema());
  const first = await app.inject(schemaPath);
  expect(first.body).toBe(fs.readFileSync("schema.graphql", "utf8"));
  expect(first.headers["access-control-allow-origin"]).toBe("*");
  const again = await app.inject({ url: schemaPath, headers: { "if-none-match": String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await app.close();
});
