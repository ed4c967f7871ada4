import { Secret, TOTP } from 'otpauth'

/** The six digits of RFC 6238 (SHA-1, 30 s) for a base32 secret at a moment. */
export function createTotp(secret: string, at: Date): string {
	return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })
}

/** Whether a code is right now, or one step of 30 s earlier or later; spaces are ignored. */
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

/** A new secret in base32, of the 160 bits that RFC 4226 advises. */
export function createTotpSecret(): string {
	return new Secret({ size: 20 }).base32
}

export function createTotpUrl(secret: string, issuer: string, label: string): string {
	return new TOTP({ issuer, label, secret }).toString()
}
