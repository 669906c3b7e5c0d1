const through = async (data: BlobPart, stream: TransformStream): Promise<ArrayBuffer> =>
  new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();

/** Gzipped off the main thread; null in a browser that can't (Safari before 16.4). */
export const gzip = async (text: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (typeof CompressionStream === 'undefined') return null;
  return new Uint8Array(await through(text, new CompressionStream('gzip')));
};

export const gunzip = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip')));
