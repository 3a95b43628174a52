/* Written by codegen from schema.graphql and the client's .graphql files. Never edited by hand. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A wish to get the newsletter. */
export type SubscribeNewsletterInput = {
  /** Email address; trimmed and brought to lower case. */
  email: string;
  /** footer, blog_page, home, or category-{category}. */
  source: string;
  /** A field that people do not see: who fills it in is a machine. */
  website?: string | null | undefined;
};

export type CelebrityCard_CelebrityFragment = { id: string, slug: string, name: string, image: string, category: string, outfitCount: number } & { ' $fragmentName'?: 'CelebrityCard_CelebrityFragment' };

export type SubscribeNewsletterMutationVariables = Exact<{
  input: SubscribeNewsletterInput;
}>;


export type SubscribeNewsletterMutation = { subscribeNewsletter:
    | { message: string }
    | { message: string }
   };

type OfferCard_Offer_AffiliateProduct_Fragment = { id: string, title: string, image: string, retailer: string, price: string, priceAmount: number | null, originalPrice: string, originalPriceAmount: number | null, rating: number | null, reviewCount: number | null, hasAffiliateLink: boolean } & { ' $fragmentName'?: 'OfferCard_Offer_AffiliateProduct_Fragment' };

type OfferCard_Offer_CategoryItem_Fragment = { id: string, title: string, image: string, retailer: string, price: string, priceAmount: number | null, originalPrice: string, originalPriceAmount: number | null, rating: number | null, reviewCount: number | null, hasAffiliateLink: boolean } & { ' $fragmentName'?: 'OfferCard_Offer_CategoryItem_Fragment' };

export type OfferCard_OfferFragment =
  | OfferCard_Offer_AffiliateProduct_Fragment
  | OfferCard_Offer_CategoryItem_Fragment
;

export const CelebrityCard_CelebrityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CelebrityCard_celebrity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Celebrity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"outfitCount"}}]}}]} as unknown as DocumentNode<CelebrityCard_CelebrityFragment, unknown>;
export const OfferCard_OfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferCard_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"retailer"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"originalPriceAmount"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasAffiliateLink"}}]}}]} as unknown as DocumentNode<OfferCard_OfferFragment, unknown>;
export const SubscribeNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterSubscribed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterAlreadySubscribed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables>;