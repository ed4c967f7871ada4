import { normaliseText } from './normalise-text'
const longestName = 150
/** Characters of an encoded name. */
const longestEncoded = 4_096
const parameter = /;\s*([\w-]+\*?)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g
const encodedValue = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i

/** The last path segment, without control characters, direction marks, and dots and blanks around it. */
export function toSafeName(name: string): string | undefined {
	const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
	const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, '').replace(/^[.\s]+/, '')
	const whole = trimEnd(clean)
	if (whole.length <= longestName) return whole || undefined
	const extension = /\.\w{1,8}$/.exec(whole)?.[0] ?? ''
	return trimEnd(whole.slice(0, longestName - extension.length).replace(/\p{Cs}/u, '') + extension)
}

/** A loop, because an expression would try each dot of a long run. */
function trimEnd(name: string) {
	let length = name.length
	while (length > 0 && /[.\s]/.test(name.charAt(length - 1))) length -= 1
	return name.slice(0, length)
}

function decode(bytes: Buffer, charset: string): string | undefined {
	try {
		return new TextDecoder(charset, { fatal: true }).decode(bytes)
	} catch {
		return undefined
	}
}

function decodeExtended(value: string): string | undefined {
	const [, charset, text] = encodedValue.exec(value) ?? []
	if (charset === undefined || text === undefined || text.length > longestEncoded) return undefined
	const bytes = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
	return decode(Buffer.from(bytes, 'latin1'), charset)
}

/** Windows-1252 characters at the control codes of Latin-1; not every Node version decodes them. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes a header value with a byte per character as UTF-8, else Windows-1252. */
export function decodeHeaderText(text: string): string {
	if (/[^\0-\xff]/.test(text)) return text
	return decode(Buffer.from(text, 'latin1'), 'utf-8') ?? decodeWindows(text)
}

function decodeWindows(text: string) {
	return text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80))
}

function decodePlain(value: string): string {
	return decodeHeaderText(
		value.startsWith('"') ? value.slice(1, -1).replace(/\\(["\\])/g, '$1') : value.trim(),
	)
}

/** The file name of a Content-Disposition header (RFC 6266), preferring `filename*`; never contains a path. */
export function findFileName(header: string | null | undefined): string | undefined {
	const parameters = new Map<string, string>()
	for (const [, name = '', value = ''] of `;${header ?? ''}`.matchAll(parameter))
		parameters.set(name.toLowerCase(), value)
	const extended = decodeExtended(parameters.get('filename*')?.trim() ?? '')
	return toSafeName(extended ?? '') ?? toSafeName(decodePlain(parameters.get('filename') ?? ''))
}

/** ASCII name for old browsers, and the full name (RFC 8187). */
export function createContentDisposition(disposition: 'attachment' | 'inline', name: string): string {
	const real = toSafeName(name) ?? 'document'
	const ascii = normaliseText(real, 'NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[^ -~]|["\\%]/gu, '_')
	const encoded = encodeURIComponent(real).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	)
	const plain = `${disposition}; filename="${ascii}"`
	return ascii === real ? plain : `${plain}; filename*=UTF-8''${encoded}`
}
