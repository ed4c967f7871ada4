import { Hono } from 'hono'
import { toDocument, type Item } from '#app/backend/jsonapi'
import { branches } from '#app/backend/seed/branches'
import { dictionary } from '#app/backend/seed/dictionary'
import { getSettings, type Store } from '#app/backend/store.server'
import type { Visit } from '#app/backend/visit.server'

const languages = [
	{ id: 'nl', name: 'Nederlands', iso_code: 'nl', is_default: true },
	{ id: 'en', name: 'English', iso_code: 'en', is_default: false },
]

/** What is the same for everyone, asked before anybody signed in [279] [281-284]. */
export function installationRoutes(store: Store) {
	return new Hono<Visit>()
		.get('/api/maintenance', (c) => {
			const { maintenance, notice } = getSettings(store)
			const text = typeof notice === 'string' ? notice : notice[c.get('language')]
			return c.json(single('maintenance', { maintenance, show_notice: text !== '', notice: text }))
		})
		.get('/api/multiple-domains', (c) =>
			c.json(single('multiple-domains', { show_domain_chooser: getSettings(store).chooser })),
		)
		.get('/api/licenses', (c) => {
			const list = branches.map(({ domain, name }) => ({ id: domain, name, domain }))
			return c.json(toDocument({ type: 'licenses' }, list))
		})
		.get('/api/languages', (c) => c.json(toDocument({ type: 'languages' }, languages)))
		.get('/api/languages/current', (c) => {
			const current = languages.find(({ id }) => id === c.get('language')) ?? null
			return c.json(toDocument({ type: 'languages' }, current))
		})
		.get('/api/dictionary', (c) => c.json(toDocument({ type: 'dictionary-entries' }, dictionary)))
}

function single(type: string, members: Omit<Item, 'id'>) {
	return toDocument({ type }, { ...members, id: 'current' })
}
