import { InMemoryCache } from "@apollo/client";
import generated from "../../graphql/generated/possibleTypes.json";

// The generated file's type is exact; an empty one would mean that no union exists.
const possibleTypes: Record<string, string[]> = generated.possibleTypes;

/**
 * The admin area's lists have numbered pages, so each page is cached under all of its arguments and pages are never
 * merged. The policies of the public lists would append page two to page one.
 */
export const createAdminCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // Singletons without an id.
      Settings: { keyFields: [] },
      Dashboard: { keyFields: [] },
      MailHealth: { keyFields: [] },
      Category: { keyFields: ["name"] },
      BlogTopic: { keyFields: ["slug"] },
      Facet: { keyFields: false },
      Question: { keyFields: false },
      // The same row uses several pictures, each in its own way.
      PictureUse: { keyFields: false },
      // Statistics of a row for a range of days: they differ for the same row in another range.
      Performance: { keyFields: false },
    },
  });
