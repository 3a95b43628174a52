import { isRequiredArgument } from "graphql";
import { editor } from "../../testing/editor";
import { fillDatabase } from "../../testing/database/fillDatabase";
import {
  buildOperationText,
  type Field,
  findQueryForField,
  listObjectTypes,
  listOperations,
  returnsObject,
} from "../../testing/schemaCalls";
import { listGetRequests, otherGetRoutes } from "../../testing/operations/getRequests";
import { describeOnPostgres } from "../../testing/skipped";
import { type TestApi, testApi } from "../../testing/testApi";
import { type TestSite, testSite } from "../../testing/testSite";
import { createSchema } from "./schema";

const select = (field: Field): string => `${field.name}${returnsObject(field) ? " { __typename }" : ""}`;

describeOnPostgres("the embedded engine has one session, which the next test file gets")("reads", () => {
  let api: TestApi;
  let site: TestSite;

  /** The pool opens other sessions, so that each has the setting. */
  const setReadOnly = async (value: "on" | "off"): Promise<void> => {
    const { dataSource } = api;
    await dataSource.query(
      `BEGIN READ WRITE; DO $$ BEGIN
         EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${value}', current_database());
       END $$; COMMIT`,
    );
    await dataSource.destroy();
    await dataSource.initialize();
  };

  beforeAll(async () => {
    api = await testApi();
    await fillDatabase(api.dataSource.manager, 3);
    site = await testSite(api.dataSource);
    await setReadOnly("on");
  });
  afterAll(async () => {
    await setReadOnly("off");
    await site.stop();
    await api.stop();
  });

  test("GET routes write nothing", async () => {
    const addresses = await listGetRequests(api.dataSource.manager);
    const failures: string[] = [];
    for (const address of addresses) {
      const { status } = await site.get(address, { cookie: site.cookie });
      if (status >= 500) failures.push(`${address}: ${status}`);
    }
    expect(failures).toEqual([]);
    const asPattern = (route: string) =>
      new RegExp(`^${route.replace(/[.]/g, "\\$&").replace(/:\w+|\*/g, "[^?]+")}(?:\\?|$)`);
    const unread = site.getRoutes.filter((route) => !addresses.some((address) => asPattern(route).test(address)));
    expect(unread.filter((route) => !otherGetRoutes.includes(route))).toEqual([]);
  });

  test("queries write nothing, whatever they select", async () => {
    const schema = await createSchema();
    const queries = listOperations(schema).filter(({ kind }) => kind === "query");
    const names = new Set(queries.map(({ field }) => field.name));
    const texts = queries.map(buildOperationText);
    for (const type of listObjectTypes(schema)) {
      const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
      const [first] = fields;
      const text = fields.length > 0 && findQueryForField(schema, names, type.name, first.name);
      if (!text) continue;
      const at = text.lastIndexOf(` ${first.name} `);
      texts.push(`${text.slice(0, at)} ${fields.slice(1).map(select).join(" ")}${text.slice(at)}`);
    }
    expect(texts.length).toBeGreaterThan(200);
    const writing: string[] = [];
    for (const text of texts) {
      const { errors } = await api.run(text, {}, { actor: editor });
      // What the API says of a statement that the database refuses.
      for (const { message, extensions } of errors) {
        if (/SERVICE_UNAVAILABLE|INTERNAL|VALIDATION/.test(extensions.code)) writing.push(`${text}: ${message}`);
      }
    }
    expect(writing).toEqual([]);
  });
});
