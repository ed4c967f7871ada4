/** Format and check digits of ISO 13616; spaces are ignored. */
export function isIban(text: string): boolean {
	const iban = text.replace(/\s/g, '').toUpperCase()
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
	const moved = iban.slice(4) + iban.slice(0, 4)
	const digits = [...moved].map((sign) => parseInt(sign, 36)).join('')
	return BigInt(digits) % 97n === 1n
}
