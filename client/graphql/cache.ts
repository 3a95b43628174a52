import { InMemoryCache } from "@apollo/client";
import { typePolicies } from "./cachePolicies";
import generated from "./generated/possibleTypes.json";

// The generated file's type is exact, so an empty one would say that no union exists.
const possibleTypes: Record<string, string[]> = generated.possibleTypes;

/** @param resultCaching remembers what was read, and by whom, which serves a page that lives on. */
export const createCache = ({ resultCaching = true } = {}): InMemoryCache =>
  new InMemoryCache({ possibleTypes, typePolicies, resultCaching });
