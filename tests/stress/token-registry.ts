import { randomBytes } from 'node:crypto'

export interface TokenPair {
	accessToken: string
	refreshToken: string
}

interface Family {
	consumer: string
	/** undefined once it has expired. */
	access: string | undefined
	refresh: string
	/** A used refresh token that is accepted once more. */
	grace?: string
}

/** Valid tokens: one pair per sign-in, and a refresh token for one use. */
export function createTokenRegistry() {
	const families = new Map<string, Family>()
	const issued: (TokenPair & { consumer: string })[] = []

	function issue(family: Family): TokenPair {
		const pair = { accessToken: newToken('AT'), refreshToken: newToken('RT') }
		Object.assign(family, { access: pair.accessToken, refresh: pair.refreshToken, grace: undefined })
		families.set(pair.accessToken, family).set(pair.refreshToken, family)
		issued.push({ ...pair, consumer: family.consumer })
		return pair
	}

	return {
		/** All pairs, the latest last. */
		issued,
		signIn: (consumer: string) => issue({ consumer, access: undefined, refresh: '' }),
		consumerOf(access: string): string | undefined {
			const family = families.get(access)
			return family?.access === access ? family.consumer : undefined
		},
		/** undefined for a token that was used before; `twice` accepts the token once more. */
		rotate(refresh: string, twice = false): TokenPair | undefined {
			const family = families.get(refresh)
			if (family?.refresh !== refresh && family?.grace !== refresh) return undefined
			const pair = issue(family)
			if (twice) family.grace = refresh
			return pair
		},
		/** Makes every access token invalid. */
		expireAll() {
			for (const family of families.values()) family.access = undefined
		},
	}
}

function newToken(kind: string) {
	return `${kind}-${randomBytes(32).toString('base64url')}`
}
