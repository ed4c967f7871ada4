import { Secret, TOTP } from 'otpauth'

/** Six digits of RFC 6238 (SHA-1, 30 s) for a base32 secret. */
export function createTotp(secret: string, at: Date): string {
	return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })
}

/** Accepts codes of the current, previous and next step of 30 s; ignores spaces. */
export function isValidTotp(code: string, secret: string, at: Date): boolean {
	const token = code.replaceAll(/\s/g, '')
	const delta = TOTP.validate({
		token,
		secret: Secret.fromBase32(secret),
		timestamp: at.getTime(),
		window: 1,
	})
	return delta !== null
}

/** 160 bits in base32, as RFC 4226 advises. */
export function createTotpSecret(): string {
	return new Secret({ size: 20 }).base32
}

export function createTotpUrl(secret: string, issuer: string, label: string): string {
	return new TOTP({ issuer, label, secret }).toString()
}
