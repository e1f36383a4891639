import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../after-paint.ts';

/**
 * The value, and until the frame after each change is on the screen the one before: for what is large and may follow.
 * React's own deferred value begins at once, and would take the time of that frame.
 */
export function useAfterPaint<Value extends object>(latest: Value): Value {
  const [painted, setPainted] = useState(latest);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(latest))), [latest]);
  return painted;
}
