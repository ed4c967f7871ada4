import { cleanAscii, cleanTyped } from './clean-text'

const shape = /^[^\s\p{Cc}@<>]+@[^\s\p{Cc}@<>.]+(?:\.[^\s\p{Cc}@<>.]+)+$/u
const wrapped = /^[^<>]*<\s*([^<>\s]+)\s*>$/
const mailLink = /^mailto:([^?]*)(?:\?.*)?$/i
/** Pairs that may stand around an address; an apostrophe may stand inside one. */
const pairs = ['""', "''", '“”', '„”', '„“', '‘’', '()', '[]', '<>']

/** The address in `Anna Smit <anna@voorbeeld.nl>;` or `mailto:anna@voorbeeld.nl`; other texts as they are typed. */
export function unwrapEmail(input: string): string {
	const typed = cleanTyped(input).replace(/[\uff20\ufe6b]/g, '@')
	const text = typed.replace(/\s{0,9}[.,;]{1,3}$/, '')
	if (!text.includes('@')) return cleanTyped(input)
	const bare = unquote(wrapped.exec(text)?.[1] ?? text)
	const address = mailLink.exec(bare)?.[1] ?? bare
	const at = address.lastIndexOf('@') + 1
	return address.slice(0, at) + cleanAscii(address.slice(at))
}

function unquote(text: string) {
	const inside = text.slice(1, -1)
	return text.length > 2 && pairs.includes(`${text.at(0)}${text.at(-1)}`) ? inside.trim() : text
}

/** An address as typed: something on both sides of one `@`, a dot after it, no blanks (contract §9). */
export function parseEmail(input: string): string | undefined {
	const address = unwrapEmail(input)
	return shape.test(address) ? address : undefined
}

/** Usual providers of Dutch clients. */
const providers = [
	...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.nl', 'outlook.com', 'outlook.nl', 'icloud.com'],
	...[
		'ziggo.nl',
		'kpnmail.nl',
		'planet.nl',
		'xs4all.nl',
		'casema.nl',
		'hetnet.nl',
		'telfort.nl',
		'upcmail.nl',
	],
	...['yahoo.com', 'quicknet.nl', 'protonmail.com'],
]
/** Real domains that look like a slip. */
const neighbours = ['mail.com', 'ymail.com', 'email.com', 'protonmail.ch']
/** Providers with addresses under one ending alone. */
const oneEnding = /^(gmail|googlemail|icloud|protonmail)\.[a-z]{1,4}$/
const wrongEndings: readonly [RegExp, string][] = [
	[/\.(?:con|cmo|ocm|vom|comm|xom)$/, '.com'],
	[/\.(?:ln|nll|nk)$/, '.nl'],
]

/** The address that was probably meant: `anna@gmail.com` for `anna@gmial.com`. */
export function suggestEmail(address: string): string | undefined {
	const at = address.lastIndexOf('@') + 1
	const domain = address.slice(at).toLowerCase()
	const meant = findProvider(domain)
	return meant === undefined ? undefined : address.slice(0, at) + meant
}

function findProvider(domain: string) {
	if (providers.includes(domain) || neighbours.includes(domain)) return undefined
	const near = providers.find((provider) => isOneSlip(domain, provider))
	if (near) return near
	const [, name] = oneEnding.exec(domain) ?? []
	if (name) return `${name}.com`
	const [pattern, ending] = wrongEndings.find(([wrong]) => wrong.test(domain)) ?? []
	return pattern && ending ? domain.slice(0, domain.lastIndexOf('.')) + ending : undefined
}

/** A slip is a letter too many, a missing or wrong letter, or two letters that changed places. */
function isOneSlip(typed: string, meant: string) {
	let start = 0
	while (start < typed.length && typed[start] === meant[start]) start += 1
	const [a, b] = [typed.slice(start), meant.slice(start)]
	const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
	return isSwapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)
}
