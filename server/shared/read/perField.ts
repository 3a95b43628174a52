import type { FieldNode } from "graphql";

/**
 * Keeps what was made for a field of a document, for as long as the document itself is kept. A field may stand in several
 * fragments and be merged, so that all its nodes together name it.
 */
export class FieldNodeCache<Value> {
  private readonly next = new WeakMap<FieldNode, FieldNodeCache<Value>>();
  private value: Value | undefined;

  getOrCreate(nodes: readonly FieldNode[], make: () => Value, at = 0): Value {
    if (at === nodes.length) return (this.value ??= make());
    const next = this.next.get(nodes[at]) ?? new FieldNodeCache<Value>();
    this.next.set(nodes[at], next);
    return next.getOrCreate(nodes, make, at + 1);
  }
}
