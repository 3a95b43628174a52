import { ApolloClient, ApolloLink, gql, Observable } from "@apollo/client";
import { createAdminCache } from "../graphql/adminClient";
import { isUnauthenticated } from "../graphql/adminErrors";
import { createSessionGate } from "./sessionGate";
import { backgroundOperation, createReauthenticationLink, createSessionLink } from "./sessionLink";

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

describe("reauthenticationLink: an operation for which the server asks the password again", () => {
  const again = { errors: [{ message: "Enter your password.", extensions: { code: "REAUTHENTICATION_REQUIRED" } }] };

  /** A client whose server gives these results in turn. */
  function setUpBoth(...results: ApolloLink.Result[]) {
    const [session, reauthentication] = [createSessionGate(), createSessionGate()];
    const serverLink = new ApolloLink(
      () =>
        new Observable<ApolloLink.Result>((observer) => {
          observer.next(results.shift() ?? {});
          observer.complete();
        }),
    );
    const client = new ApolloClient({
      cache: createAdminCache(),
      link: ApolloLink.from([createSessionLink(session), createReauthenticationLink(reauthentication), serverLink]),
    });
    return { session, reauthentication, result: client.query({ query, fetchPolicy: "network-only" }) };
  }

  it("waits for the password, and for a sign-in when the session has ended meanwhile", async () => {
    const { session, reauthentication, result } = setUpBoth(again, ended, { data: { secret: "s" } });
    await settle();
    expect([reauthentication.isClosed(), session.isClosed()]).toEqual([true, false]);
    reauthentication.reopen();
    await settle();
    expect([reauthentication.isClosed(), session.isClosed()]).toEqual([false, true]);
    session.reopen();
    expect((await result).data).toEqual({ secret: "s" });
  });

  it("waits for the password after a sign-in", async () => {
    const { session, reauthentication, result } = setUpBoth(ended, again, { data: { secret: "s" } });
    await settle();
    session.reopen();
    await settle();
    expect(reauthentication.isClosed()).toBe(true);
    reauthentication.reopen();
    expect((await result).data).toEqual({ secret: "s" });
  });
});
