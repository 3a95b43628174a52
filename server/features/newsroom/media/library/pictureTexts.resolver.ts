import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { altFromLibrary, creditFromLibrary } from "../../../../core/text/libraryText";
import type { RequestContext } from "../../../../core/graphql/context";
import { loadRelation } from "../../../../core/read/loadRelation";
import { SqlRelation } from "../../../../core/read/sqlRelation";
import { BlogPost } from "../../../content/blog/blogPost.entity";
import { Celebrity } from "../../../content/celebrity/celebrity.entity";
import { Outfit } from "../../../content/outfit/outfit.entity";
import { OutfitPicture } from "../../../content/outfit/pieces/outfitPicture.entity";

/** An update of the library invalidates the rows that use the picture, so these fields need no cache tags. */

const credit = {
  nullable: true,
  description: "Credit and license of the image, e.g. Ada Lane, CC BY 4.0; null when the media library has neither.",
};
const alt = {
  description: "Alternative text of the image from the media library; empty when there is none.",
};

const CreditRelation = () => SqlRelation({ kind: "value", sql: (row) => creditFromLibrary(`${row}.image`) });
const AltRelation = () => SqlRelation({ kind: "value", sql: (row) => altFromLibrary(`${row}.image`) });

@Resolver(() => Outfit)
export class OutfitPictureTextsResolver {
  @FieldResolver(() => String, credit)
  @CreditRelation()
  imageCredit(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<string | null>(outfit, context, info);
  }
}

@Resolver(() => OutfitPicture)
export class GalleryPictureTextsResolver {
  @FieldResolver(() => String, credit)
  @CreditRelation()
  imageCredit(@Root() picture: OutfitPicture, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<string | null>(picture, context, info);
  }
}

@Resolver(() => Celebrity)
export class CelebrityPictureTextsResolver {
  @FieldResolver(() => String, credit)
  @CreditRelation()
  imageCredit(@Root() celebrity: Celebrity, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<string | null>(celebrity, context, info);
  }

  @FieldResolver(() => String, alt)
  @AltRelation()
  imageAlt(@Root() celebrity: Celebrity, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<string>(celebrity, context, info);
  }
}

@Resolver(() => BlogPost)
export class ArticlePictureTextsResolver {
  @FieldResolver(() => String, credit)
  @CreditRelation()
  imageCredit(@Root() post: BlogPost, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<string | null>(post, context, info);
  }

  @FieldResolver(() => String, alt)
  @AltRelation()
  imageAlt(@Root() post: BlogPost, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<string>(post, context, info);
  }
}
