import { rowsById } from "../../shared/graphql/loaders";
import { CategoryItem } from "./categoryItem.entity";

export const itemById = rowsById(CategoryItem);
