import type { SignedInConsumer } from '#app/session/session-data'
import type { Say } from '#app/i18n/say.server'
import { toWallClock } from '#app/lib/wall-clock'

const titles = { heer: 'sir', mevrouw: 'madam' } as const

/** Formal: title, surname and time of day in Amsterdam. Informal: first name. Otherwise any known name. */
export function getGreeting(consumer: SignedInConsumer | undefined, say: Say, now = new Date()) {
	const name = consumer && (say.address === 'formal' ? formalName(consumer, say) : consumer.firstName)
	const values = { name: name ?? consumer?.name ?? '' }
	const part = partOf(toWallClock(now).hour())
	return values.name ? say(`dashboard.greeting.${part}`, values) : say(`dashboard.greeting.${part}Unnamed`)
}

/** "mevrouw De Vries" from "Geachte mevrouw De Vries"; undefined for other salutations, such as a company's "heer of mevrouw". */
function formalName({ salutation }: SignedInConsumer, say: Say) {
	const [, title, name] =
		/^geachte (heer|mevrouw) (?!(?:of|en) )(\p{L}.*)$/iu.exec(salutation?.trim() ?? '') ?? []
	const known = title?.toLowerCase()
	if (known !== 'heer' && known !== 'mevrouw') return undefined
	return say(`dashboard.greeting.${titles[known]}`, { name: name ?? '' })
}

function partOf(hour: number) {
	if (hour < 6) return 'night'
	if (hour < 12) return 'morning'
	return hour < 18 ? 'afternoon' : 'evening'
}
