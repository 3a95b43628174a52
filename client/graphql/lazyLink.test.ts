import { ApolloLink, gql, type Observable } from "@apollo/client";
import { EMPTY, firstValueFrom, of } from "rxjs";
import { createLazyLink } from "./lazyLink";

const query = gql`
  query Topics {
    blogTopics {
      slug
    }
  }
`;
const result = { data: { blogTopics: [] } };
const ready = new ApolloLink(() => of(result));
const client = {} as ApolloLink.ExecuteContext["client"];
const ask = (link: ApolloLink): Observable<ApolloLink.Result> => ApolloLink.execute(link, { query }, { client });

describe("createLazyLink", () => {
  it("loads the link with the first operation, once for all", async () => {
    const load = jest.fn(() => Promise.resolve(ready));
    const link = createLazyLink(load);
    expect(load).not.toHaveBeenCalled();
    await expect(Promise.all([firstValueFrom(ask(link)), firstValueFrom(ask(link))])).resolves.toEqual([
      result,
      result,
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("fails like the network when loading fails, and retries with the next operation", async () => {
    const load = jest.fn(() => Promise.resolve(ready)).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const link = createLazyLink(load);
    await expect(firstValueFrom(ask(link))).rejects.toThrow("Failed to fetch");
    await expect(firstValueFrom(ask(link))).resolves.toEqual(result);
  });

  it("sends nothing for an operation that was canceled while loading", async () => {
    const request = jest.fn(() => EMPTY);
    const link = createLazyLink(() => Promise.resolve(new ApolloLink(request)));
    ask(link).subscribe().unsubscribe();
    await Promise.resolve();
    await Promise.resolve();
    expect(request).not.toHaveBeenCalled();
  });
});
