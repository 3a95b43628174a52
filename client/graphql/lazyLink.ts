import { ApolloLink, Observable } from "@apollo/client";

/** A link whose code loads with the first operation. Most page visits send none. */
export function createLazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loaded: Promise<ApolloLink> | undefined;
  const link = (): Promise<ApolloLink> => {
    loaded ??= load().catch((error: unknown) => {
      // The next operation tries again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let end: (() => void) | undefined = () => undefined;
        link().then(
          (late) => {
            if (!end) return;
            const subscription = late.request(operation, forward).subscribe(observer);
            end = () => subscription.unsubscribe();
          },
          (error: unknown) => observer.error(error),
        );
        return () => {
          end?.();
          end = undefined;
        };
      }),
  );
}
