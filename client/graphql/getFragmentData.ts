import type { FragmentType } from "@apollo/client";

/**
 * Returns the component's part of a row that its parent queried. Masking is a matter of types: the row holds everything,
 * so hydration reads the cache once per page instead of once per card.
 */
export const getFragmentData = <Data>(row: FragmentType<Data>): Data => row;
