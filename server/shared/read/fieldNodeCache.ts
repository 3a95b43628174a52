import type { FieldNode } from "graphql";

/**
 * Caches a value per field of a document, for as long as the document lives. Several fragments may select the same field, so
 * all of its nodes together are the key.
 */
export class FieldNodeCache<Value> {
  private readonly next = new WeakMap<FieldNode, FieldNodeCache<Value>>();
  private value: Value | undefined;

  getOrCreate(nodes: readonly FieldNode[], create: () => Value, at = 0): Value {
    if (at === nodes.length) return (this.value ??= create());
    const next = this.next.get(nodes[at]) ?? new FieldNodeCache<Value>();
    this.next.set(nodes[at], next);
    return next.getOrCreate(nodes, create, at + 1);
  }
}
