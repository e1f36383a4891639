import { startTransition, useEffect, useState } from 'react';

/**
 * The value, and until the frame after each change is on the screen the one before: for what is large and may follow.
 * React's own deferred value begins at once, and would take the time of that frame.
 */
export function useAfterPaint<Value extends object>(latest: Value): Value {
  const [shown, setShown] = useState(latest);
  useEffect(() => {
    const show = () => startTransition(() => setShown(latest));
    // A page that is not looked at has no frames.
    if (document.hidden) return show();
    // What is posted in a frame comes after its painting.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = show;
    const frame = requestAnimationFrame(() => port2.postMessage(null));
    return () => {
      cancelAnimationFrame(frame);
      port1.close();
    };
  }, [latest]);
  return shown;
}
