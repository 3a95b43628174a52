import { Resolver } from "type-graphql";
import { createPublicContentResolver } from "../../../core/write/publicContentResolver";
import { Author } from "./author.entity";
import { AuthorSort, BulkAuthorsInput, CreateAuthorInput, UpdateAuthorInput } from "./author.inputs";
import { authorBulk, authorOrders, createAuthor, updateAuthor } from "./author.service";
import { AuthorFilter } from "./author.types";

const ContentResolver = createPublicContentResolver(
  {
    entity: Author,
    role: "editor",
    nouns: { one: "an author", short: "author", many: "authors" },
    create: {
      input: CreateAuthorInput,
      description: "Creates an author. A slug that is taken gets the suffix -1, -2, ...",
      run: createAuthor,
    },
    update: { input: UpdateAuthorInput, run: updateAuthor },
    trashed: "Moves an author to the trash. CONFLICT while there are published articles of the author.",
    bulk: {
      ...authorBulk,
      name: "bulkAuthors",
      input: BulkAuthorsInput,
      description: "Moves many authors to the trash.",
    },
  },
  { filter: AuthorFilter, sort: AuthorSort, orders: authorOrders, firstSort: "NAME" },
);

@Resolver(() => Author)
export class AuthorResolver extends ContentResolver {}
