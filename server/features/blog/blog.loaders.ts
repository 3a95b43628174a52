import { rowsById } from "../../shared/graphql/loaders";
import { BlogPost } from "./blogPost.entity";

export const postById = rowsById(BlogPost);
