import { InMemoryCache } from "@apollo/client";
import { typePolicies } from "./cachePolicies";
import generated from "./generated/possibleTypes.json";

// The generated file's type is exact; an empty one would mean that no union exists.
const possibleTypes: Record<string, string[]> = generated.possibleTypes;

/** @param resultCaching memoizes reads by component, which pays off on a long-lived page. */
export const createCache = ({ resultCaching = true } = {}): InMemoryCache =>
  new InMemoryCache({ possibleTypes, typePolicies, resultCaching });
