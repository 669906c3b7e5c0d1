const through = async (data: BlobPart, ...streams: TransformStream[]): Promise<ArrayBuffer> => {
  const packed: ReadableStream = new Blob([data]).stream();
  return new Response(
    streams.reduce((stream, each) => stream.pipeThrough(each), packed),
  ).arrayBuffer();
};

/** Fails as soon as more bytes than that went through. */
const atMost = (bytes: number): TransformStream<Uint8Array, Uint8Array> => {
  let left = bytes;
  return new TransformStream({
    transform(part, to) {
      left -= part.length;
      if (left < 0) throw new RangeError(`more than ${bytes} bytes`);
      to.enqueue(part);
    },
  });
};

/** Gzipped off the main thread; null in a browser that can't (Safari before 16.4). */
export const gzip = async (text: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (typeof CompressionStream === 'undefined') return null;
  return new Uint8Array(await through(text, new CompressionStream('gzip')));
};

/** Rejects what is not gzipped, and with `RangeError` what unpacks to more bytes than `most`. */
export const gunzip = async (
  bytes: Uint8Array<ArrayBuffer>,
  most = Number.POSITIVE_INFINITY,
): Promise<string> =>
  new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip'), atMost(most)));
