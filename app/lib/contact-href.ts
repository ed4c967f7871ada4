const mailAddress = /^[^\s\p{Cc}@?&#%"'(),:;<>[\\\]]+@[^\s\p{Cc}@?&#%"'(),:;<>[\\\]/]+$/u

/** `mailto:` for one plain address without parameters. */
export function findMailHref(text: string): string | undefined {
	const address = text.trim()
	return mailAddress.test(address) ? `mailto:${address}` : undefined
}

/** `tel:` for a number of at least three digits; the trunk zero of `+31 (0)20` is dropped. */
export function findPhoneHref(text: string): string | undefined {
	const plain = text.trim().replace(/^(\+[\d\s]+)\(0\)/, '$1')
	const digits = plain.replace(/\D/g, '')
	if (digits.length < 3) return undefined
	return `tel:${plain.startsWith('+') ? '+' : ''}${digits}`
}
