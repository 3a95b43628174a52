import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { v4 as newRequestId } from "uuid";

type Input = { requestId?: string | number | null };
type Variables<Fields> = { input: Fields & Input };

/**
 * A mutation that adds a row. All attempts use the same request id until one succeeds, so that a second click or a
 * retry after a lost response adds no second row.
 */
export function useCreate<Data, Fields extends Input>(document: TypedDocumentNode<Data, { input: Fields }>) {
  const [create] = useMutation<Data, Variables<Fields>>(document);
  const requestId = useRef<string>(null);
  return async (input: Fields, options: Omit<Parameters<typeof create>[0], "variables"> = {}) => {
    const id = (requestId.current ??= newRequestId());
    const result = await create({ ...options, variables: { input: { ...input, requestId: id } } });
    if (requestId.current === id) requestId.current = null;
    return result;
  };
}
