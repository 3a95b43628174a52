import { useEffect, useState } from "react";

/** Returns the value once it has not changed for `wait` milliseconds (debounce). */
export function useDebouncedValue<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
