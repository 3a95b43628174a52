import { rowsById } from "../../shared/graphql/loaders";
import { Celebrity } from "./celebrity.entity";

export const celebrityById = rowsById(Celebrity);
