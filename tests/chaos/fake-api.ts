import { startTokenApi, type Call } from '../stress/token-api'
import { openFaultyProxy } from './faulty-proxy'

/** Action points of every client, each a form that can be sent once; the first is only ever half filled in. */
export const actions = Array.from({ length: 60 }, (_, index) => String(index + 1))

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>

/** The back office of the chaos suite, behind a road that can be bad; it counts the forms that reach it. */
export async function startFakeApi() {
	const arrived = new Map<string, number>()
	const api = await startTokenApi(({ method, path, body, consumer }: Call) => {
		if (method === 'GET' && path.startsWith('/api/actions'))
			return { data: actions.map((id) => toAction(id)) }
		if (method !== 'POST' || path !== '/api/knowledge-form') return undefined
		const { productActionId } = JSON.parse(body) as { productActionId: string }
		const key = nameForm(consumer, productActionId)
		arrived.set(key, (arrived.get(key) ?? 0) + 1)
		return { data: null }
	})
	const road = await openFaultyProxy(Number(new URL(api.urlFor('any')).port))

	return {
		...api,
		urlFor: (name: string) => `http://127.0.0.1:${road.port}/${name}`,
		road,
		/** How often the form of that action point arrived. */
		countForm: (consumer: string, action: string) => arrived.get(nameForm(consumer, action)) ?? 0,
		close: async () => {
			await road.close()
			await api.close()
		},
	}
}

function nameForm(consumer: string, action: string) {
	return `${consumer} ${action}`
}

function toAction(id: string) {
	return { id, label: `Vragen ${id}`, type: 'FILL_KNOWLEDGE_FORM', is_done: false }
}
