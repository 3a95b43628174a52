import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { FoundPriceDocument, type FoundPriceQuery } from "../../../../../graphql/generated/adminOperations";
import { suggestValue, type Suggestions } from "../../../../../admin/form/suggestion/suggestionContext";
import { useSuggest } from "../../../../../admin/form/suggestion/useSuggest";
import { shortDate } from "../../../../../shared/format/date";

type Found = NonNullable<FoundPriceQuery["offer"]>["foundPrice"];

function foundSuggestions(found: Found | undefined): Suggestions {
  if (!found) return {};
  const words = { says: "The shop’s page says", note: `checked ${shortDate(found.checkedAt)}` };
  return {
    price: suggestValue(found.price, words),
    ...(found.originalPrice && { originalPrice: suggestValue(found.originalPrice, words) }),
  };
}

/** Suggests the price of the shop's page in the form of an affiliate product or a category item. Renders nothing. */
export function FoundPrice({ id }: { id: string }) {
  const { data } = useQuery(FoundPriceDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  const found = data?.offer?.foundPrice;
  useSuggest(
    "linkCheck",
    useMemo(() => foundSuggestions(found), [found]),
  );
  return null;
}
