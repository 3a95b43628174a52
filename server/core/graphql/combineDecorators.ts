/** Combines the decorators of one field, such as a column, its GraphQL field and its validation. */
export const combine =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
