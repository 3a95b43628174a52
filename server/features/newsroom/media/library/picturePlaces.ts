import { contentKinds, contentTypes } from "../../../../core/kinds/contentKind";
import type { PictureColumn } from "../../../../core/kinds/contentKind.types";
import { PictureUseKind } from "./picture.types";

/** A column with addresses of pictures. */
export interface PicturePlace {
  kind: PictureUseKind;
  table: string;
  column: string;
  /** Whether the column is a text that can contain several addresses. */
  isText?: true;
  /** SQL type of the table's id. */
  idType: "uuid" | "int";
  /** SQL that joins the row that editors know, with the alias `owner`, when the table holds parts of it. */
  owner?: string;
  /** SQL of the title, over `place` and `owner`. */
  title: string;
  /** Whether the row, or its owner, can be in the trash. */
  hasTrash: boolean;
  /** Whether the table has a version for optimistic locking. */
  hasVersion: boolean;
  /** Whether the row stores the picture's aspect ratio. */
  hasAspectRatio?: true;
}

const other = { idType: "uuid", hasTrash: false, hasVersion: false } as const;

/** The columns of content, by their keys. */
const contentPlaces = contentTypes.flatMap((type) => {
  const { table, title, pictures } = contentKinds[type];
  return Object.entries<PictureColumn>(pictures.columns).map(
    ([key, { column, ...options }]): [string, PicturePlace] => [
      key,
      {
        ...options,
        kind: type,
        table,
        column,
        idType: "uuid",
        title: `place.${title}`,
        hasTrash: true,
        hasVersion: options.hasVersion ?? true,
      },
    ],
  );
});

/** Every column of the database with addresses of pictures, by a key that undo stores. */
export const picturePlaces: Readonly<Record<string, PicturePlace>> = {
  ...Object.fromEntries(contentPlaces),
  outfitPicture: {
    kind: PictureUseKind.outfit,
    table: "outfit_pictures",
    column: "image",
    idType: "uuid",
    owner: "JOIN outfits owner ON owner.id = place.outfit_id",
    title: "owner.title",
    hasTrash: true,
    hasVersion: false,
    hasAspectRatio: true,
  },
  logo: {
    kind: PictureUseKind.settings,
    table: "settings",
    column: "logo",
    idType: "int",
    title: "'Logo'",
    hasTrash: false,
    hasVersion: true,
  },
  testimonial: {
    ...other,
    kind: PictureUseKind.testimonial,
    table: "testimonials",
    column: "avatar",
    title: "place.name",
  },
  socialPost: {
    ...other,
    kind: PictureUseKind.socialPost,
    table: "social_posts",
    column: "image",
    title: "place.username",
  },
  avatar: {
    ...other,
    kind: PictureUseKind.administrator,
    table: "admin_users",
    column: "avatar",
    title: "place.name",
  },
};

/** POSIX pattern of a picture's address, with width and height as groups. */
export const addressPattern = "(/pictures/[0-9a-f]{32}-([1-9][0-9]{0,3})x([1-9][0-9]{0,3})\\.webp)";

/** SQL over `place`: the column has an address of the library. Partial indexes have the same condition. */
export const hasAddress = ({ column, isText }: PicturePlace): string =>
  `place.${column} LIKE '${isText ? "%" : ""}/pictures/%'`;
