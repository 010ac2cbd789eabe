import { startTransition, useEffect, useState } from "react";

/**
 * False until the first frame of the component is painted. What renders afterwards cannot delay that frame; a deferred
 * value can, because its work may start before the browser paints.
 */
export const useAfterPaint = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The callback runs before the paint of its frame, the timer after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
};
