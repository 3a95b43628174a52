import type { GraphQLResolveInfo } from "graphql";
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { altFromLibrary, creditFromLibrary } from "../../../../core/text/libraryText";
import type { RequestContext } from "../../../../core/graphql/context";
import { loadRelation } from "../../../../core/read/loadRelation";
import { SqlRelation } from "../../../../core/read/sqlRelation";
import { Author } from "../../../content/author/author.entity";
import { BlogPost } from "../../../content/blog/blogPost.entity";
import { Brand } from "../../../content/brand/brand.entity";
import { Celebrity } from "../../../content/celebrity/celebrity.entity";
import { Outfit } from "../../../content/outfit/outfit.entity";
import { Event } from "../../../content/event/event.entity";
import { Page } from "../../../content/page/page.entity";
import { Show } from "../../../content/show/show.entity";
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

/** Credit and alternative text for the rows of a type. */
function createPictureTextsResolver<Row extends { id: string }>(entity: ClassType<Row>) {
  @Resolver(() => entity)
  class PictureTextsResolver {
    @FieldResolver(() => String, credit)
    @CreditRelation()
    imageCredit(@Root() row: Row, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
      return loadRelation<string | null>(row, context, info);
    }

    @FieldResolver(() => String, alt)
    @AltRelation()
    imageAlt(@Root() row: Row, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
      return loadRelation<string>(row, context, info);
    }
  }
  return PictureTextsResolver;
}

export const pictureTextsResolvers = [Celebrity, BlogPost, Author, Event, Show, Brand, Page].map((entity) =>
  createPictureTextsResolver<Celebrity | BlogPost | Author | Event | Show | Brand | Page>(entity),
);
