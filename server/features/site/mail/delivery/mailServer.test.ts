import { mailTo, refusal, type ServerOptions, setUpSending } from "../../../../testing/mail/mailSending";
import { pauseMails } from "./mailServer.service";

describe("the mail server", () => {
  const { told, send, startServer, stopServer, db, query, queue, read } = setUpSending();

  /** One recipient gets a reply, or loses the connection. */
  const bad = "bad@slow.example";
  const onlyFor = (answer: NonNullable<NonNullable<ServerOptions>["onRcptTo"]>): ServerOptions => ({
    onRcptTo: (recipient, session, done) => (recipient.address === bad ? answer(recipient, session, done) : done()),
  });
  const drop: ServerOptions = onlyFor((_recipient, { id }) => {
    void startServer().then(({ connections }) => {
      for (const connection of connections) if (connection.id === id) connection.close();
    });
  });

  test.each([
    ["a reply of 421 to its recipient", onlyFor((_recipient, _session, done) => done(refusal(421, "4.3.2 Try later")))],
    ["a lost connection", drop],
  ])("holds only the domain of a mail after %s", async (_name, options) => {
    const others = Array.from({ length: 30 }, (_, n) => `reader@example${n}.com`);
    await queue(mailTo(bad, { kind: "ACCOUNT" }), ...others.map((recipient) => mailTo(recipient)));
    expect((await send(options)).map(({ to }) => to).sort()).toEqual(others.sort());
    expect(await read(bad)).toMatchObject({ status: "WAITING", attempts: 1 });
    await queue(mailTo("reader@slow.example"));
    await send(options);
    expect(await read("reader@slow.example")).toMatchObject({ status: "WAITING", attempts: 0 });
    expect(told).toEqual([]);
  });

  test("tells once that the mail server cannot be used, and once that it can again", async () => {
    const { url } = await startServer();
    await stopServer();
    const retry = () => query("UPDATE mails SET next_attempt_at = now()");
    const state = () => query("SELECT failing_since IS NULL AS works, problem FROM mail_server");
    await queue(mailTo("reader@example.com"), mailTo("other@example.org"));
    for (let run = 0; run < 2; run += 1) {
      await retry();
      await send(undefined, { url });
    }
    expect(told).toEqual([expect.stringMatching(/^failure: .*ECONNREFUSED/)]);
    expect(await state()).toEqual([{ works: false, problem: expect.stringContaining("ECONNREFUSED") }]);
    await retry();
    expect(await send()).toHaveLength(2);
    expect(told.slice(1)).toEqual(["success"]);
    expect(await state()).toEqual([{ works: true, problem: "" }]);
  });

  test("tells that the mail server refuses the sender, and fails no mail", async () => {
    await queue(mailTo("reader@example.com"));
    await send({
      onMailFrom: (_address, _session, done) => done(refusal(550, "5.7.1 Not your domain")),
    });
    expect(told).toEqual([expect.stringContaining("Not your domain")]);
    expect((await read("reader@example.com")).status).toBe("WAITING");
  });

  test("sends nothing while mails are paused, and everything afterwards", async () => {
    await queue(mailTo("reader@example.com"), mailTo("ada@example.com", { kind: "ACCOUNT" }));
    await pauseMails(db(), true);
    expect(await send()).toEqual([]);
    expect(await read("reader@example.com")).toMatchObject({ status: "WAITING", attempts: 0 });
    await pauseMails(db(), false);
    expect(await send()).toHaveLength(2);
  });
});
