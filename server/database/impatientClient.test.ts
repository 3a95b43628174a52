import { ImpatientClient } from "./impatientClient";

const url = process.env.TEST_DATABASE_URL;
const onPostgres = url ? describe : describe.skip;

onPostgres("a connection", () => {
  let client: ImpatientClient;
  beforeEach(async () => {
    client = new ImpatientClient({ connectionString: url, statement_timeout: 50 });
    await client.connect();
  });
  afterEach(() => client.end().catch(() => undefined));

  const swallowed = () => {
    client.connection.stream.pause();
    return client.query("SELECT 1");
  };

  test("is given up when no answer comes", async () => {
    await expect(swallowed()).rejects.toThrow("Connection terminated");
  });

  test("is given up also after statements that could not be written or went wrong", async () => {
    await expect(
      client.query("SELECT $1::text", [
        1n,
        {
          toPostgres: () => {
            throw new Error("Not to be written.");
          },
        },
      ]),
    ).rejects.toThrow();
    await expect(client.query("SELECT nothing")).rejects.toThrow("nothing");
    await expect(swallowed()).rejects.toThrow("Connection terminated");
  });

  test("serves on when nobody has waited for long, and waits for statements with a limit of their own", async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await client.query("SET statement_timeout = 5000");
    const { rows } = await client.query<{ one: number }>("SELECT 1 AS one, pg_sleep(1.3)");
    expect(rows[0].one).toBe(1);
  });
});
