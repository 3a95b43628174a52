import { ApolloClient, ApolloLink, gql, Observable } from "@apollo/client";
import { createAdminCache } from "../adminCache";
import { isUnauthenticated } from "../adminErrors";
import { createSessionGate } from "./sessionGate";
import { createSessionLink, backgroundOperation } from "./sessionLink";

const ended = { errors: [{ message: "Please sign in to do this.", extensions: { code: "UNAUTHENTICATED" } }] };

const query = gql`
  query Secret {
    secret
  }
`;

/** A client whose server accepts the session only while `open` is true. */
function setUp() {
  const server = { open: false, asked: 0 };
  const gate = createSessionGate();
  const serverLink = new ApolloLink(
    () =>
      new Observable<ApolloLink.Result>((observer) => {
        server.asked += 1;
        observer.next(server.open ? { data: { secret: "s" } } : ended);
        observer.complete();
      }),
  );
  const client = new ApolloClient({
    cache: createAdminCache(),
    link: ApolloLink.from([createSessionLink(gate), serverLink]),
  });
  const ask = (context = {}) => client.query({ query, fetchPolicy: "network-only", context });
  return { server, gate, ask };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("sessionLink: an operation after the session has expired", () => {
  it("waits for a sign-in and is then sent again", async () => {
    const { server, gate, ask } = setUp();
    const result = ask();
    await settle();
    expect(gate.isClosed()).toBe(true);
    server.open = true;
    gate.reopen();
    expect((await result).data).toEqual({ secret: "s" });
    expect(gate.isClosed()).toBe(false);
    expect(server.asked).toBe(2);
  });

  it("shares one sign-in with other operations", async () => {
    const { server, gate, ask } = setUp();
    const results = Promise.all([ask(), ask()]);
    await settle();
    server.open = true;
    gate.reopen();
    await expect(results).resolves.toHaveLength(2);
  });

  it("fails without a dialog when it runs in the background", async () => {
    const { gate, ask } = setUp();
    expect(isUnauthenticated(await ask(backgroundOperation).catch((error: unknown) => error))).toBe(true);
    expect(gate.isClosed()).toBe(false);
  });

  it("fails with the server's error when the user cancels the sign-in", async () => {
    const { gate, ask } = setUp();
    const result = ask().catch((error: unknown) => error);
    await settle();
    gate.giveUp();
    expect(isUnauthenticated(await result)).toBe(true);
  });
});
