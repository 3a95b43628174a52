import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { write, Change } from "../../../../core/write/write";
import { Offer } from "../../../../core/money/offer";
import { AdminField } from "../../../../core/graphql/adminField";
import type { RequestContext } from "../../../../core/graphql/context";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { DependsOn } from "../../../../core/read/sqlRelation";
import { LinkCheck } from "../linkCheck.entity";
import { foundPrices, otherCurrencies, priceProposals } from "./foundPrice.loaders";
import { acceptFoundPrices, dismissFoundPrices } from "./foundPrice.service";
import { FoundPrice, PriceProposal, FoundPricesInput } from "./foundPrice.types";

/** What the pages of links say about prices, compared with ours. */
@Resolver(() => LinkCheck)
export class FoundPriceResolver {
  @FieldResolver(() => [PriceProposal], {
    description:
      "Its offers whose price differs from the page's in the same currency, by title. Without those whose price a feed confirms, and empty while the page's price is left.",
  })
  priceProposals(@Root() { id }: LinkCheck, @Ctx() { loader }: RequestContext): Promise<PriceProposal[]> {
    return loader(priceProposals).load(id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Why the page's price is not compared: it is not clear, or in another currency; otherwise null.",
  })
  async priceNote(@Root() link: LinkCheck, @Ctx() { loader }: RequestContext): Promise<string | null> {
    if (link.priceQuestion) return link.priceQuestion;
    if (link.foundCurrency === null) return null;
    const ours = await loader(otherCurrencies).load(link.id);
    return ours.length > 0
      ? `The page's price is in ${link.foundCurrency} and ours in ${ours.join(" and ")}, so they are not compared.`
      : null;
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, {
    description:
      "Gives the offers of links the prices of their pages (priceProposals). The original price becomes the page's, if it states one; one that is no longer higher is removed.",
  })
  useFoundPrices(
    @Arg("input", () => FoundPricesInput, { description: "The links." }) input: FoundPricesInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => acceptFoundPrices(change, input));
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, {
    description:
      "Keeps the prices of these links' offers: a page's price is proposed again once the page had another one.",
  })
  leaveFoundPrices(
    @Arg("input", () => FoundPricesInput, { description: "The links." }) input: FoundPricesInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => dismissFoundPrices(change, input));
  }
}

@Resolver(() => Offer)
export class OfferFoundPriceResolver {
  @AdminField()
  @FieldResolver(() => FoundPrice, {
    nullable: true,
    description:
      "Administrators only. The price on the retailer's page, if it differs in the same currency and no editor left it; null otherwise, and when a feed confirms the price.",
  })
  @DependsOn<Offer>("id")
  foundPrice(@Root() { id }: Offer, @Ctx() { loader }: RequestContext): Promise<FoundPrice | null> {
    return loader(foundPrices).load(id);
  }
}
