import { gql } from "@apollo/client";
import { ApolloProvider, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { ExecutionResult } from "graphql";
import { createElement } from "react";
import { prerender, renderOnce } from "./prerender";
import { createServerClient } from "../../graphql/serverClient";

const greeting = gql`
  query Greeting($name: String) {
    greeting(name: $name)
  }
`;

interface Options {
  variables: { name: string };
  fetchPolicy?: "cache-only";
  skip?: boolean;
  ssr?: boolean;
}

async function render(queryOptions: Options[], execute: (name: unknown) => ExecutionResult) {
  const asked: unknown[] = [];
  const client = createServerClient((_document, { name }) => {
    asked.push(name);
    return Promise.resolve(execute(name));
  });
  function Part({ options }: { options: Options }) {
    const { data, error, loading } = useQuery<{ greeting: string }>(greeting, options);
    return createElement("p", null, error?.message ?? data?.greeting ?? (loading ? "loading" : "nothing"));
  }
  const html = await prerender(
    createElement(ApolloProvider, {
      client,
      children: queryOptions.map((options, key) => createElement(Part, { key, options })),
    }),
    () => asked.length,
  );
  return {
    asked,
    texts: html
      .replaceAll(/<\/?p>/g, " ")
      .trim()
      .split(/\s{2,}/),
  };
}

const hello = (name: unknown): ExecutionResult => ({ data: { greeting: `Hello ${String(name)}` } });

test("prerender: keeps multi-byte characters intact across chunk boundaries", async () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `${index} ©é€`);
  const html = await renderOnce(words.map((word) => createElement("p", { key: word }, word)));
  expect(html).toBe(words.map((word) => `<p>${word}</p>`).join(""));
});

describe("prerender: queries", () => {
  test("run once each, and the page waits for them", async () => {
    const { asked, texts } = await render(
      ["Ada", "Bea", "Ada"].map((name) => ({ variables: { name } })),
      hello,
    );
    expect(texts).toEqual(["Hello Ada", "Hello Bea", "Hello Ada"]);
    expect(asked).toEqual(["Ada", "Bea"]);
  });

  test("do not run when they are skipped, browser-only, or cache-only", async () => {
    const variables = { name: "Ada" };
    const { asked, texts } = await render(
      [
        { variables, skip: true },
        { variables, ssr: false },
        { variables, fetchPolicy: "cache-only" },
      ],
      hello,
    );
    expect(texts).toEqual(["nothing", "loading", "nothing"]);
    expect(asked).toEqual([]);
  });

  const refused = (): ExecutionResult => ({ errors: [{ message: "No." } as never] });

  test("report their errors", async () => {
    const { texts } = await render([{ variables: { name: "Ada" } }], refused);
    expect(texts).toEqual(["No."]);
  });

  test("that suspend resolve, and throw their errors unless they handle them", async () => {
    const suspended = (execute: () => ExecutionResult, errorPolicy?: "all") => {
      function Part() {
        const { data, error } = useSuspenseQuery<{ greeting: string }>(greeting, { errorPolicy });
        return createElement("p", null, error?.message ?? data?.greeting);
      }
      let queries = 0;
      const client = createServerClient(() => {
        queries += 1;
        return Promise.resolve(execute());
      });
      return prerender(createElement(ApolloProvider, { client, children: createElement(Part) }), () => queries);
    };
    expect(await suspended(() => hello("Ada"))).toBe("<p>Hello Ada</p>");
    expect(await suspended(refused, "all")).toBe("<p>No.</p>");
    await expect(suspended(refused)).rejects.toThrow("No.");
  });
});
