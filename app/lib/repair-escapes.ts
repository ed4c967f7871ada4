const otherThanAscii = /%(?![0-7][\da-f])/i

/**
 * A query or an urlencoded form of which each escape can be decoded: bytes that are no UTF-8 become U+FFFD, a lone percent
 * sign stays one. Node's parser throws once for each broken escape, which takes as long as a thousand letters.
 */
export function repairEscapes(text: string): string {
	if (!otherThanAscii.test(text)) return text
	try {
		decodeURIComponent(text)
		return text
	} catch {
		return text.replace(/(?:%[\da-f]{2})+|%/gi, (run) => repairRun(run))
	}
}

function repairRun(run: string) {
	return run === '%' ? '%25' : encodeURIComponent(Buffer.from(run.replaceAll('%', ''), 'hex').toString())
}
