const mailAddress = /^[^\s\p{Cc}@?&#%"'(),:;<>[\\\]]+@[^\s\p{Cc}@?&#%"'(),:;<>[\\\]/]+$/u

/** `mailto:` for one plain address without parameters of its own. */
export function findMailHref(text: string, subject?: string): string | undefined {
	const address = text.trim()
	if (!mailAddress.test(address)) return undefined
	return subject === undefined
		? `mailto:${address}`
		: `mailto:${address}?subject=${encodeURIComponent(subject)}`
}

/** Marks between the digits of one number; a slash stands after an area code alone. */
const wholeNumber = /^\+?\d[\d\s.\p{Pd}]*$/u
const areaCode = /^\(?(0[1-9]\d{0,3})(?:\)\s*\/?|\s*\/)/
const areaAbroad = /^(\+[1-9]\d{0,2}[ -]?\d{1,5})\s*\//
/** Parts dialled after a number: an inner line, or digits after pauses. */
const innerLine = /(?<![\s,(;])[\s,(;]*(?:toestel|tst|doorkiesnummer|ext(?:ension)?)[.:\s=]*(\d{1,6})\)?$/i
const pauses = /^(?:,+\d{1,6})+$/
/** Characters of a number with an inner line. */
const longest = 60

/**
 * `tel:` for one whole number, with an inner line after it. Undefined for other texts: two numbers, letters and codes
 * such as `*21*` would be one false number. The trunk zero of `+31 (0)20` is dropped.
 */
export function findPhoneHref(text: string): string | undefined {
	const plain = text
		.replace(/\p{Cf}/gu, '')
		.trim()
		.replace(/^(?:tel(?:efoon|ephone)?|phone|mobiel|t)\b[.:\s]*/i, '')
	if (plain.length > longest) return undefined
	const [inner = '', line] = innerLine.exec(plain) ?? []
	const [pause = ''] = line === undefined ? (pauses.exec(plain.replace(/^[^,]*/, '')) ?? []) : []
	const number = findNumber(plain.slice(0, plain.length - inner.length - pause.length))
	return number && `tel:${number}${line === undefined ? pause : `;ext=${line}`}`
}

/** Ten digits; 0800 and 090 with four or seven after it; 14 and an area code; or a number of another country. */
const completeNumber =
	/^(?:0[1-9]\d{8}|0(?:800|90[069])(?:\d{4}|\d{7})|097\d{9}|140\d{2,3}|\+31[1-9]\d{8}|\+31(?:800|90[069])(?:\d{4}|\d{7})|\+(?!31)\d{8,15})$/

/** A whole number as people in the Netherlands dial it, or one of another country. */
export function isCompletePhone(text: string): boolean {
	const [number = ''] = findPhoneHref(text)?.slice('tel:'.length).split(/[;,]/) ?? []
	return completeNumber.test(number)
}

function findNumber(text: string) {
	const plain = text
		.trim()
		.replace(/^\(?(?:\+ ?|00[ -]?)([1-9]\d{0,2})\)?/, '+$1')
		.replace(
			/^(\+[\d\s.\p{Pd}]*)\((\d+)\)/u,
			(_, country: string, area: string) => country + (area === '0' ? '' : area),
		)
		.replace(areaCode, '$1 ')
		.replace(areaAbroad, '$1 ')
	const digits = plain.replace(/\D/g, '')
	const isOne =
		wholeNumber.test(plain) && digits.length >= 3 && digits.length <= 15 && !isTooLong(plain, digits)
	return isOne ? `${plain.startsWith('+') ? '+' : ''}${digits}` : undefined
}

/**
 * Dutch numbers have ten digits; those that begin with 0800 or 090 have up to eleven, those without an area code eight. A
 * zero after +31 is dialled in vain.
 */
function isTooLong(plain: string, digits: string) {
	if (plain.startsWith('+') && !digits.startsWith('31')) return false
	if (!plain.startsWith('+') && !digits.startsWith('0')) return digits.length > 8
	const national = plain.startsWith('+') ? `0${digits.slice(2)}` : digits
	if (plain.startsWith('+') && national.startsWith('00')) return true
	return /^0(?:[1-7]|8[1-9])/.test(national) && national.length > 10
}
