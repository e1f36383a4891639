/** Not `for await` over the stream itself: Safari has learnt that late. A reader that leaves off ends the stream. */
export async function* streamValues<Value>(stream: ReadableStream<Value>): AsyncGenerator<Value> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
