import { InMemoryCache } from "@apollo/client";
import generated from "../generated/possibleTypes.json";

// The generated file's type is exact, so an empty one would say that no union exists.
const possibleTypes: Record<string, string[]> = generated.possibleTypes;

/**
 * The admin area pages through its lists by address, so a list is stored under all of its arguments and nothing is joined;
 * the policies of the public lists would show page two below page one.
 */
export const createAdminCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // One each for the whole site, without an id.
      Settings: { keyFields: [] },
      Dashboard: { keyFields: [] },
      Category: { keyFields: ["name"] },
      BlogTopic: { keyFields: ["slug"] },
      Facet: { keyFields: false },
      Question: { keyFields: false },
      // Figures of a row in a span of days: the same row has others in another span.
      Performance: { keyFields: false },
    },
  });
