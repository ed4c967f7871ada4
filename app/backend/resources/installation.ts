import { Hono } from 'hono'
import { toDocument, type StoredItem } from '#app/backend/jsonapi'
import { branches } from '#app/backend/seed/branches'
import { seedDictionary } from '#app/backend/seed/dictionary'
import { getApiSettings, type ApiStore } from '#app/backend/store.server'
import type { ApiEnv } from '#app/backend/call-context.server'

const languages = [
	{ id: 'nl', name: 'Nederlands', iso_code: 'nl', is_default: true },
	{ id: 'en', name: 'English', iso_code: 'en', is_default: false },
]

/** Data that is equal for everyone and readable before sign-in [279] [281-284]. */
export function createInstallationRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.get('/api/maintenance', (c) => {
			const { maintenance, notice } = getApiSettings(store)
			const text = typeof notice === 'string' ? notice : notice[c.get('language')]
			return c.json(single('maintenance', { maintenance, show_notice: text !== '', notice: text }))
		})
		.get('/api/multiple-domains', (c) =>
			c.json(single('multiple-domains', { show_domain_chooser: getApiSettings(store).chooser })),
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
		.get('/api/dictionary', (c) => c.json(toDocument({ type: 'dictionary-entries' }, seedDictionary)))
}

function single(type: string, members: Omit<StoredItem, 'id'>) {
	return toDocument({ type }, { ...members, id: 'current' })
}
