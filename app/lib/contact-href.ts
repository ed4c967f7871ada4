const mailAddress = /^[^\s\p{Cc}@?&#%"'(),:;<>[\\\]]+@[^\s\p{Cc}@?&#%"'(),:;<>[\\\]/]+$/u

/** `mailto:` for one plain address: none that would fill in more than whom it is for; undefined for anything else. */
export function findMailHref(text: string): string | undefined {
	const address = text.trim()
	return mailAddress.test(address) ? `mailto:${address}` : undefined
}

/** `tel:` for a number that can be called: three digits or more, the trunk nought of `+31 (0)20` left out; undefined for anything else. */
export function findPhoneHref(text: string): string | undefined {
	const plain = text.trim().replace(/^(\+[\d\s]+)\(0\)/, '$1')
	const digits = plain.replace(/\D/g, '')
	if (digits.length < 3) return undefined
	return `tel:${plain.startsWith('+') ? '+' : ''}${digits}`
}
