/**
 * What a video file is made of, from its first byte to its last. Readers of video skip what they don't know, and so
 * miss what else a file may be: whatever is not a part of the video, before it, within or behind it, is found here.
 */

/** Parts that hold no video: some writers leave room in them. Bytes, all together. */
const MOST_PADDING = 256 * 1024;

/** Boxes of ISO 14496-12 and QuickTime at the top of a file. */
const CARRYING = new Set(['ftyp', 'styp', 'moov', 'mdat', 'moof', 'mfra', 'sidx']);
const PADDING = new Set(['free', 'skip', 'wide', 'uuid', 'emsg', 'prft', 'pdin', 'meta']);

const hasBoxesAlone = (bytes: Buffer): boolean => {
  let padding = 0;
  for (let at = 0; at < bytes.length; ) {
    if (bytes.length - at < 8) return false;
    const type = bytes.toString('latin1', at + 4, at + 8);
    let size = bytes.readUInt32BE(at);
    if (size === 1) {
      if (bytes.length - at < 16) return false;
      size = Number(bytes.readBigUInt64BE(at + 8));
      if (size < 16) return false;
    } else if (size === 0) size = type === 'mdat' ? bytes.length - at : 0;
    if (size < 8 || size > bytes.length - at) return false;
    if (at === 0 && type !== 'ftyp') return false;
    if (PADDING.has(type)) padding += size;
    else if (!CARRYING.has(type)) return false;
    if (padding > MOST_PADDING) return false;
    at += size;
  }
  return true;
};

interface Element {
  id: number;
  body: number;
  /** Null: it goes on until something begins that can't be in it. */
  end: number | null;
}

/** A number of EBML (RFC 8794): as many bytes as its first one says. */
const numberAt = (bytes: Buffer, at: number, most: number) => {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > most || at + length > bytes.length) return null;
  let value = 0;
  for (let i = 0; i < length; i += 1) value = value * 256 + (bytes[at + i] ?? 0);
  const marker = 2 ** (7 * length);
  return { length, value, rest: value - marker, isUnknown: value === 2 * marker - 1 };
};

const elementAt = (bytes: Buffer, at: number): Element | null => {
  const id = numberAt(bytes, at, 4);
  const size = id && numberAt(bytes, at + id.length, 8);
  if (!id || !size) return null;
  const body = at + id.length + size.length;
  const end = size.isUnknown ? null : body + size.rest;
  return end !== null && end > bytes.length ? null : { id: id.value, body, end };
};

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const VOID = 0xec;
/** Seek head, info, tracks, cues, chapters, tags, a checksum: never attachments, which are files of their own. */
const IN_SEGMENT = new Set([
  CLUSTER,
  VOID,
  0x114d9b74,
  0x1549a966,
  0x1654ae6b,
  0x1c53bb6b,
  0x1043a770,
  0x1254c367,
  0xbf,
]);
/** Its time, blocks, positions. */
const IN_CLUSTER = new Set([VOID, 0xbf, 0xe7, 0xa3, 0xa0, 0xa7, 0xab]);

/** The end of a cluster that was written while it was recorded; null: something else is in it. */
const endOfCluster = (bytes: Buffer, body: number, until: number): number | null => {
  let at = body;
  while (at < until) {
    const child = elementAt(bytes, at);
    if (!child) return null;
    if (!IN_CLUSTER.has(child.id)) return IN_SEGMENT.has(child.id) ? at : null;
    if (child.end === null) return null;
    at = child.end;
  }
  return at;
};

const hasElementsAlone = (bytes: Buffer): boolean => {
  const head = elementAt(bytes, 0);
  const segment = head?.end ? elementAt(bytes, head.end) : null;
  if (head?.id !== EBML || segment?.id !== SEGMENT) return false;
  if ((segment.end ?? bytes.length) !== bytes.length) return false;
  let padding = 0;
  for (let at = segment.body; at < bytes.length; ) {
    const child = elementAt(bytes, at);
    if (!child || !IN_SEGMENT.has(child.id)) return false;
    const isOpen = child.end === null;
    if (isOpen && child.id !== CLUSTER) return false;
    const end = child.end ?? endOfCluster(bytes, child.body, bytes.length);
    if (end === null) return false;
    if (child.id === VOID) padding += end - at;
    if (padding > MOST_PADDING) return false;
    at = end;
  }
  return true;
};

/** Where programs that look for something else begin to read. */
const HEAD_BYTES = 1024;
const ELSE_AT_HEAD = /%PDF-|<\?php|<!doctype|<html|<script|<svg|#!\//i;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;

/** An archive is read from its end: a record there says how long the comment is that ends the file. */
const endsAsArchive = (bytes: Buffer): boolean => {
  const tail = bytes.subarray(-(ZIP_END_BYTES + 0xffff));
  for (let at = tail.lastIndexOf(ZIP_END); at >= 0; at = tail.lastIndexOf(ZIP_END, at - 1)) {
    const left = tail.length - at - ZIP_END_BYTES;
    if (left >= 0 && tail.readUInt16LE(at + 20) === left) return true;
    if (at === 0) break;
  }
  return false;
};

/** Whether it is one of these, whole, and nothing else that a program would take it for. */
export const isVideoAlone = (bytes: Buffer): boolean => {
  if (ELSE_AT_HEAD.test(bytes.toString('latin1', 0, HEAD_BYTES)) || endsAsArchive(bytes))
    return false;
  return bytes.readUInt32BE(0) === EBML ? hasElementsAlone(bytes) : hasBoxesAlone(bytes);
};
