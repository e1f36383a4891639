/** Calls back once the next frame is on the screen; answers what calls it off. */
export function afterPaint(callback: () => void): () => void {
  // A page that is not looked at has no frames.
  if (document.hidden) {
    callback();
    return () => {};
  }
  // What is posted in a frame comes after its painting.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}
