import { routes } from '#tests/journeys/access/route-kinds'
import { createGet, type Target } from './input'
import type { Site } from './site'

/** Excluded, because it ends the session. */
const left = ['/logout']
/** Takes a second on purpose, so only a recorded input tests it. */
const slow = '/forgot/password'
/** Names of rows and members that the first page of a form does not contain. */
const further = [
	'persons[0].email',
	'loanParts[0].amount',
	'parts[0].date',
	'intent',
	'formId',
	'formToken',
	'shownTerms',
	'returnTo',
]

/** Every address of the route table, for a guest and for Anna, with its form fields and API calls. */
export async function crawlSite(site: Site): Promise<Target[]> {
	const targets: Target[] = []
	for (const { address, has, kind } of routes.filter(({ path }) => !left.includes(path))) {
		for (const who of ['guest', 'client'] as const) {
			const isTheirs = who === 'client' ? kind !== 'guest' : kind !== 'portal' && kind !== 'setup'
			const found = isTheirs ? await look(site, { who, address }) : { fields: [], calls: [] }
			targets.push({ address, who, takesForms: has.action && address !== slow, ...found })
		}
	}
	return targets
}

async function look(site: Site, page: Pick<Target, 'who' | 'address'>) {
	const { answer } = await site.show(createGet(page))
	const names = [...answer.text.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name)
	return { fields: [...new Set([...names, ...further])].sort(), calls: site.lastCalls() }
}
