import type { Say } from '#app/i18n/say.server'
import { once } from '#app/lib/once'

export interface Strength {
	percent: number
	level: StrengthLevel
	text: string
}

/** Characters that zxcvbn reads: its time grows with their number. More characters never weaken a password. */
const longest = 40

const portalWords = [
	'hypotheek',
	'hypotheken',
	'verzekering',
	'verzekeringen',
	'adviseur',
	'advies',
	'financieel',
	'klantportaal',
	'portaal',
	'portal',
	'lening',
	'pensioen',
	'notaris',
	'makelaar',
]

// The word lists are 900 kB: loaded on first use, then cached.
const loadRater = once(async () => {
	const [{ ZxcvbnFactory }, common, english, dutch] = await Promise.all([
		import('@zxcvbn-ts/core'),
		import('@zxcvbn-ts/language-common'),
		import('@zxcvbn-ts/language-en'),
		import('@zxcvbn-ts/language-nl-be'),
	])
	return new ZxcvbnFactory({
		dictionary: {
			...common.dictionary,
			...english.dictionary,
			...named(dutch.dictionary, '-nl'),
			'commonWords-portal': portalWords,
		},
		graphs: common.adjacencyGraphs,
		// The default of 100 lets a long password of symbols block the process for a second.
		l33tMaxSubstitutions: 10,
	})
})

/** 0 (weak) to 4 (strong): zxcvbn with Dutch, English and common lists [A46]. */
export async function scorePassword(password: string): Promise<number> {
	const rater = await loadRater()
	return rater.check(password.slice(0, longest)).score
}

export async function ratePassword(say: Say, password: string, minimum: number): Promise<Strength> {
	const percent = computeStrengthPercent(await scorePassword(password), minimum)
	const level = getStrengthLevel(percent)
	return { percent, level, text: say(`password.strength.${level}`) }
}

function named<T>(lists: Record<string, T>, suffix: string): Record<string, T> {
	return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name + suffix, list]))
}

type StrengthLevel = 'weak' | 'average' | 'strong'

/** Per cent of the minimum, 0 to 100; a minimum of 0 is always met [126]. */
export function computeStrengthPercent(score: number, minimum: number): number {
	return minimum > 0 ? Math.min(100, Math.floor((score / minimum) * 100)) : 100
}

/** @see [127-129] */
export function getStrengthLevel(percent: number): StrengthLevel {
	if (percent < 40) return 'weak'
	return percent < 100 ? 'average' : 'strong'
}
