/** The text of an answer; null if it is longer than `maxBytes`, of which nothing more is read then. */
export const readBoundedText = async (response: Response, maxBytes: number): Promise<string | null> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const chunk: unknown = part.value;
    if (!(chunk instanceof Uint8Array)) continue;
    bytes += chunk.length;
    if (bytes > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};
