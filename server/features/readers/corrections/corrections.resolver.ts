import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { In } from "typeorm";
import type { RequestContext } from "../../../core/graphql/context";
import { loadGroups, rowsById } from "../../../core/graphql/loaders";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { createConnectionType } from "../../../core/paging/connection";
import { write } from "../../../core/write/write";
import { Outfit } from "../../content/outfit/outfit.entity";
import { AffiliateProduct } from "../../content/product/affiliateProduct.entity";
import { ReaderAddress } from "../readers/readerAddress.entity";
import { Correction } from "./correction.entity";
import { AnswerCorrectionInput, CorrectionsArgs, DecideCorrectionInput } from "./corrections.inputs";
import { answerCorrection, answerProblem, decideCorrection, listCorrections } from "./corrections.service";

const CorrectionConnection = createConnectionType(Correction);
const outfitsById = rowsById(Outfit);
const productsById = rowsById(AffiliateProduct);
const addresses = loadGroups(
  (db, ids) => db.findBy(ReaderAddress, { correctionId: In([...ids]) }),
  ({ correctionId }) => correctionId ?? "",
);

/** The inbox of readers' corrections, for editors. */
@Resolver(() => Correction)
export class CorrectionsResolver {
  @RequiresRole("editor", "read")
  @Query(() => CorrectionConnection, { description: "Corrections by readers: open ones first, the newest first." })
  corrections(@Args(() => CorrectionsArgs) args: CorrectionsArgs, @Ctx() { db }: RequestContext) {
    return listCorrections(db, args);
  }

  @FieldResolver(() => Outfit, { nullable: true, description: "The look; null while it is in the trash." })
  outfit(@Root() { outfitId }: Correction, @Ctx() { loader }: RequestContext): Promise<Outfit | null> {
    return loader(outfitsById).load(outfitId);
  }

  @FieldResolver(() => AffiliateProduct, {
    nullable: true,
    description: "The product; null for the look as a whole, and when it was deleted.",
  })
  product(@Root() { productId }: Correction, @Ctx() { loader }: RequestContext): Promise<AffiliateProduct | null> {
    return productId === null ? Promise.resolve(null) : loader(productsById).load(productId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Why the reader cannot be answered, as a sentence; null when nothing is in the way.",
  })
  async answerProblem(@Root() correction: Correction, @Ctx() { db, loader }: RequestContext): Promise<string | null> {
    const [address] = await loader(addresses).load(correction.id);
    return answerProblem(db, correction, address);
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => Correction, {
    description:
      "Accepts a correction, which adds a line to the look's public log, rejects it, or takes the decision back. " +
      "NOT_FOUND, CONFLICT when the version is outdated.",
  })
  decideCorrection(
    @Arg("input", () => DecideCorrectionInput, { description: "The decision." }) input: DecideCorrectionInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Correction> {
    return write(db, actor, (change) => decideCorrection(change, input));
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => Correction, {
    description: "Mails an answer to the reader, once. CONFLICT when there is no address or no mail server.",
  })
  answerCorrection(
    @Arg("input", () => AnswerCorrectionInput, { description: "The answer." }) input: AnswerCorrectionInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Correction> {
    return write(db, actor, (change) => answerCorrection(change, input));
  }
}
