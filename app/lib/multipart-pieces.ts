/** Header fields of a part; browsers send two or three. */
export const mostHeaders = { headerPairs: 20 }

/** Bytes. */
const longestPiece = 4 * 1024

/** Short pieces for a parser of multipart bodies, which notes each broken part of a piece before it can be stopped. */
export function* cutPieces(bytes: Uint8Array): Generator<Uint8Array> {
	for (let at = 0; at < bytes.length; at += longestPiece) yield bytes.subarray(at, at + longestPiece)
}
